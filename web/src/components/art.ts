/** Drawings on cards that are not covers. */
const dots = Array.from({ length: 45 }, (_, i) => `<circle cx="${40 + (i % 5) * 30}" cy="${40 + Math.floor(i / 5) * 25}" r="9"/>`).join('');

export const star =
  '<svg class="star" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9.5" fill="#fffaee"/><path d="M10 3.5v13M4.4 6.8l11.2 6.4M15.6 6.8L4.4 13.2" stroke="#1d1812" stroke-width="2.4" stroke-linecap="round"/></svg>';
/** A first draft: a typed page with a clip. */
export const draft =
  '<svg class="sheetart" viewBox="0 0 200 280" aria-hidden="true"><path d="M34 42h118l16 18v158H34z" fill="#fffaee"/><path d="M152 42v18h16z" fill="#c9b98f"/><path d="M50 76h84M50 92h100M50 176h100M50 192h66" stroke="#8a7b5f" stroke-width="4"/><path d="M101 104v58M76 118l50 30M126 118l-50 30" stroke="#a3211a" stroke-width="9" stroke-linecap="round"/><path d="M62 28v34a9 9 0 0 0 18 0V30a6 6 0 0 0-12 0v28" fill="none" stroke="#54606a" stroke-width="4"/></svg>';
export const back =
  `<svg viewBox="0 0 200 280" aria-hidden="true"><g fill="none" stroke="#fffaee" stroke-opacity=".34" stroke-width="2">${dots}</g>` +
  '<circle cx="100" cy="140" r="38" fill="#fffaee"/><circle cx="100" cy="140" r="32" fill="none" stroke="#7c1f1a" stroke-width="3"/><path d="M88 162v-44h15q13 0 13 14t-13 14h-7v16z" fill="#7c1f1a"/></svg>';
/** Key caps of Spacebar and Dyslexic. */
export const keycap: Record<string, string> = {
  'common-spacebar':
    '<svg class="cap" viewBox="0 0 100 60" aria-hidden="true"><rect x="6" y="12" width="88" height="36" rx="10" fill="#fffaee" stroke="#d8c79a" stroke-width="3"/><path d="M28 26v8h44v-8" fill="none" stroke="#1d1812" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  'common-dyslexic':
    '<svg class="cap" viewBox="0 0 100 60" aria-hidden="true"><rect x="6" y="4" width="88" height="52" rx="14" fill="#fffaee" stroke="#d8c79a" stroke-width="3"/><path d="M28 22h42l-9-8M72 40H30l9 8" fill="none" stroke="#1d1812" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
};
