/** Boards drawn in the rules: books with their price, in card widths and rows, each after those that it lies on. */
import drawn from './boards.json';

export interface Book {
  x: number;
  y: number;
  cost: number;
}
export type Board = keyof typeof drawn;

export const books = (board: Board): Book[] => (drawn[board] as [number, number, number][]).map(([x, y, cost]) => ({ x, y, cost }));

/** The boards drawn below a part, in the order of its list. */
export const boards: Record<string, readonly Board[]> = {
  layouts: ['pyramid', 'twin_peaks', 'diamond', 'tower'],
  '12.1': ['spy_novel'],
};
