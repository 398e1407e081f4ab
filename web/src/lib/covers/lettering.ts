/** The title of a cover, set in up to three lines that fill their box. */
import { each, tenth, type Lettering, type TitleBox } from './draw';

interface Face {
  family: string;
  /** Mean advance and line height, in em. */
  advance: number;
  line: number;
  capitals: boolean;
}
const faces: Record<Lettering, Face> = {
  slab: { family: 'Alfa Slab One', advance: 0.74, line: 0.94, capitals: true },
  narrow: { family: 'League Gothic', advance: 0.375, line: 0.86, capitals: true },
  script: { family: 'Lobster', advance: 0.46, line: 0.92, capitals: false },
  round: { family: 'Righteous', advance: 0.64, line: 0.9, capitals: true },
  drip: { family: 'Creepster', advance: 0.47, line: 0.84, capitals: true },
};
const SMALL_WORDS = /\b(an?|the|of|on|in|at|to|for|from|by|who|that|your|my|we) /gi;

/** Up to three lines: small words ride with the next one, then the shortest neighbours join. */
export function titleLines(title: string): string[] {
  const lines = title.replace(SMALL_WORDS, '$1\u00a0').split(' ');
  while (lines.length > 1) {
    const lengths = lines.slice(1).map((text, i) => text.length + lines[i]!.length);
    const shortest = Math.min(...lengths);
    if (lines.length < 4 && shortest > 9) break;
    const at = lengths.indexOf(shortest);
    lines.splice(at, 2, `${lines[at]!} ${lines[at + 1]!}`);
  }
  return lines;
}

export function lettering(title: string, kind: Lettering, [top, height, x, width]: TitleBox, fill: string, shade: string): string {
  const face = faces[kind];
  const lines = titleLines(title);
  const full = lines.map((text) => width / (text.length * face.advance));
  const wanted = full.map((size) => Math.min(height * 0.56, size));
  const total = wanted.reduce((sum, size) => sum + size * face.line, 0);
  const sizes = wanted.map((size) => size * Math.min(1, height / total));
  let y = top + Math.max(0, (height - total) / 2);
  const rows = each(lines.length, (i) => {
    const size = sizes[i]!;
    const text = lines[i]!;
    const room = full[i]! / size; // a squeezed line may still run full width
    y += size * face.line;
    const length = tenth(width / (room < 1.34 ? 1 : room / 1.12));
    const base = tenth(y - size * (face.line - 0.74));
    const said = face.capitals ? text.toUpperCase() : text;
    return `<text x="${x + width / 2}" y="${base}" font-size="${tenth(size)}" lengthAdjust="spacingAndGlyphs" textLength="${length}">${said}</text>`;
  });
  return (
    `<g font-family="'${face.family}',Impact,sans-serif" text-anchor="middle">` +
    `<g fill="${shade}" transform="translate(2 2.4)">${rows}</g><g fill="${fill}">${rows}</g></g>`
  );
}
