import { write, type Position } from './analysis/position';

/** The page in view, kept in the address after the hash, so that the server needs to know one page only. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; game: string }
  | { page: 'review'; game: string }
  | { page: 'rules'; place?: string }
  | { page: 'cards' }
  | { page: 'analysis'; query: string }
  | { page: 'achievements' };

export function read(hash: string): Route {
  const [page, id, more] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'game' && id && more === 'review') return { page: 'review', game: decodeURIComponent(id) };
  if (page === 'game' && id) return { page: 'table', game: decodeURIComponent(id) };
  if (page === 'rules') return id ? { page: 'rules', place: decodeURIComponent(id) } : { page: 'rules' };
  const [place, ...rest] = hash.replace(/^#\/?/, '').split('?');
  if (place === 'analysis') return { page: 'analysis', query: rest.join('?') };
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
  /** A position put together by hand; the page's own when absent. */
  analysis: (position?: Partial<Position> & { hand: string[] }) => (position ? `#/analysis?${write(position)}` : '#/analysis'),
  achievements: '#/achievements',
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
  review: (id: string) => `#/game/${encodeURIComponent(id)}/review`,
};
export const go = (link: string): void => {
  location.hash = link;
};
