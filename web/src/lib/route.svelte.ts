/** The page in view, kept in the address after the hash, so that the server needs to know one page only. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; game: string }
  | { page: 'rules'; place?: string }
  | { page: 'cards' }
  | { page: 'achievements' };

export function read(hash: string): Route {
  const [page, id] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'game' && id) return { page: 'table', game: decodeURIComponent(id) };
  if (page === 'rules') return id ? { page: 'rules', place: decodeURIComponent(id) } : { page: 'rules' };
  if (page === 'cards') return { page: 'cards' };
  if (page === 'achievements') return { page: 'achievements' };
  return { page: 'start' };
}

let route = $state<Route>(read(location.hash));
addEventListener('hashchange', () => (route = read(location.hash)));

export const here = {
  get route() {
    return route;
  },
};
export const links = {
  start: '#/',
  rules: '#/rules',
  /** A chapter, part or clause of the rules. */
  rule: (place: string) => `#/rules/${encodeURIComponent(place)}`,
  cards: '#/cards',
  achievements: '#/achievements',
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
};
export const go = (link: string): void => {
  location.hash = link;
};
