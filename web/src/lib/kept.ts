/** What this browser remembers between visits; without storage nothing is remembered and all works. */
const prefix = 'paperback.';

export const kept = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(prefix + name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(prefix + name, value);
    } catch {
      // private windows may refuse; the choice then lasts for the visit
    }
  },
};
