/** Whom one can play against: what is known of them here, and how their dials are told. */
import { known, say, t } from './i18n.svelte';
import { keyOf } from './portraits/portrait';
import type { Opponent, Opponents } from './protocol/types';

export interface Dials {
  skill: string;
  vocabulary: number;
}
/** The vocabulary that a bare name means: of the yardstick and its like, and of the skills of the ladder. */
const BARE = { greedy: 3, random: 3 } as Record<string, number>;
const HIGHEST = 5;

/** Skills of the ladder, the weakest first; as many as there are vocabularies. */
export const SKILLS = ['novice', 'casual', 'author', 'bestseller', 'legend'];
export const VOCABULARIES = [1, 2, 3, 4, 5];

/** Whom somebody new meets, until the server has told of the others. */
export const first: Opponents = {
  opponents: [{ key: 'hattie', name: 'Hattie Bloom', bot: 'casual@2', skill: 'casual', vocabulary: 2 }],
  usual: 'hattie',
  skills: SKILLS,
  vocabularies: VOCABULARIES,
};

/** The dials of a computer player's name, such as `author@3`. */
export function dialsOf(bot: string): Dials {
  const [skill = '', vocabulary] = bot.split('@');
  return { skill, vocabulary: Number(vocabulary ?? BARE[skill] ?? HIGHEST) };
}
export const botOf = ({ skill, vocabulary }: Dials): string => `${skill}@${vocabulary}`;
export const skillText = (skill: string): string => say(`skill.${skill}`, {}, 'rules.other');
/** Both dials in words: "author, vocabulary 3". */
export function dialsText(bot: string): string {
  const { skill, vocabulary } = dialsOf(bot);
  return t('player.dials', { skill: skillText(skill), vocabulary });
}
/** What is told of an opponent of this name; of others, that they are somebody's own. */
export const characterOf = (name: string): string => known(`character.${keyOf(name)}`) ?? t('opponent.own');

const usualOf = (told: Opponents): Opponent => told.opponents.find((one) => one.key === told.usual) ?? first.opponents[0]!;

/** The next one to offer: the usual one, then whoever plays most like that and does not sit here yet; the usual one when all do. */
export function nextOpponent(told: Opponents, taken: readonly string[]): Opponent {
  const usual = usualOf(told);
  const away = (one: Opponent) =>
    Math.abs(told.skills.indexOf(one.skill) - told.skills.indexOf(usual.skill)) + Math.abs(one.vocabulary - usual.vocabulary);
  return told.opponents.filter((one) => !taken.includes(one.name)).sort((a, b) => away(a) - away(b))[0] ?? usual;
}
