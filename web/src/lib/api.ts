import { locale } from './i18n.svelte';
import type {
  AnalysisBody,
  AnalysisSeen,
  Afterthought,
  BoardTexts,
  Coached,
  Command,
  Described,
  Face,
  Frame,
  HintKind,
  Lexicon,
  LookedUp,
  MyGame,
  NewGame,
  Opponents,
  Preview,
  Profile,
  Refusal,
  Reviewing,
  Story,
  TableFacts,
  Tile,
} from './protocol/types';

/** The server refused: a code and its parameters, never a sentence. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}
/** The server could not be reached. */
export class Offline extends Error {}

async function ask<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const request: RequestInit = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
  if (signal) request.signal = signal;
  let response: Response;
  try {
    response = await fetch(`api/${path}`, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Offline();
  }
  if (response.ok) return (await response.json()) as T;
  if ([502, 503, 504].includes(response.status)) throw new Offline();
  const said = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused({ code: said?.code ?? 'bad_request', params: said?.params ?? {} }, response.status);
}

const game = (id: string) => `games/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<MyGame[]>('games'),
  create: (wanted: NewGame) => ask<{ game: string; seats: number[] }>('games', wanted),
  table: (id: string) => ask<TableFacts>(game(id)),
  frame: (id: string, seat: number) => ask<Frame>(`${game(id)}/frame?seat=${seat}`),
  events: (id: string, seat: number, after: number) => new EventSource(`api/${game(id)}/events?seat=${seat}&after=${after}`),
  send: (id: string, seat: number, moves: number, command: Command) =>
    ask<{ version: number }>(`${game(id)}/commands`, { seat, moves, command }),
  preview: (id: string, seat: number, what: { text: string } | { words: Tile[][] }, signal: AbortSignal) =>
    ask<Preview>(`${game(id)}/preview`, { seat, ...what }, signal),
  /** What the coach has told the seat, or, with a kind of hint, something more. */
  coach: (id: string, seat: number, kind?: HintKind) =>
    kind ? ask<Coached>(`${game(id)}/coach`, { seat, kind }) : ask<Coached>(`${game(id)}/coach?seat=${seat}`),
  afterwards: (id: string, seat: number) => ask<Afterthought>(`${game(id)}/afterwards?seat=${seat}`),
  story: (id: string) => ask<Story>(`${game(id)}/story`),
  review: (id: string) => ask<Reviewing>(`${game(id)}/review`),
  record: (id: string) => `api/${game(id)}/record`,
  profile: () => ask<Profile>('profile'),
  modes: () => ask<Described>('modes'),
  opponents: () => ask<Opponents>('opponents'),
  boards: () => ask<BoardTexts>(`boards?language=${locale.now}`),
  lexicons: () => ask<Lexicon[]>('lexicons'),
  analyse: (body: AnalysisBody, signal: AbortSignal) => ask<AnalysisSeen>('analysis', body, signal),
  lookUp: (lexicon: string, word: string) => ask<LookedUp>(`lexicons/${lexicon}/words/${encodeURIComponent(word)}`),
  catalogue: (trashFromDiscard: boolean) => ask<Face[]>(`catalogue?language=${locale.now}&trash_from_discard=${trashFromDiscard}`),
};
