/** What every part of a portrait is drawn with; a portrait is 160 by 160, its face around the middle. */
import { moved } from '../covers/draw';

export interface Inks {
  /** Line and shadow. */
  k: string;
  /** Paper. */
  w: string;
  /** Ground behind the head. */
  a: string;
  /** The loud one: ribbons, lips, rays. */
  b: string;
  /** Cloth of coat and hat. */
  c: string;
  skin: string;
  /** The skin in shadow. */
  shade: string;
  hair: string;
}
export type Part = (inks: Inks) => string;

/** The same on the other side of the face. */
export const mirrored = (shapes: string): string => moved('translate(160 0) scale(-1 1)', shapes);
export const both = (shapes: string): string => shapes + mirrored(shapes);
