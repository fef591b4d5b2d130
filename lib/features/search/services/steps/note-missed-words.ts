import { markOf } from '#lib/features/accounts/auth/seal.ts';
import { takeOfDay } from '#lib/features/accounts/services/steps/take-of-day.ts';
import { mailboxOf } from '#lib/features/people/rules/mailbox.ts';
import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import type { AskedPlace } from '#lib/features/search/services/steps/areas-of-place.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findUser } from '#models/people/user.ts';
import { addMissedWords } from '#models/search/missed-words.ts';

const MOST_WORDS = 6;
const MOST_LETTERS = 60;

const scripts: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
];

/** A script tells its language; in Latin letters people write the language in which they read. */
const languageOf = (words: string, language: Locale): Locale =>
  scripts.find(([script]) => script.test(words))?.[1] ?? language;

const cityOfPlace = async ({ pinCode, city }: AskedPlace): Promise<string | null> => {
  if (city !== undefined) return city;
  const row = pinCode === undefined ? null : (await pinTable()).find(pinCode);
  return row ? cityOf(row) : null;
};

/** Numbers and addresses are somebody's; whole sentences are letters. */
const mayBeKept = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  words.join(' ').length <= MOST_LETTERS &&
  !words.some((word) => /\p{Nd}{4}/u.test(word));

interface Missed {
  actor: Actor;
  /** What was searched for, without its place. */
  words: readonly string[];
  language: Locale;
  place: AskedPlace;
}

const count = async ({ actor, words, language, place }: Missed): Promise<void> => {
  const user = await findUser(actor.userId);
  if (!user) return;
  const city = await cityOfPlace(place);
  const missed = { words: words.join(' '), language: languageOf(words.join(' '), language), city };
  const thing = JSON.stringify(missed);
  // One person's guesses fill no table, under however many accounts of one mailbox.
  const taken = await takeOfDay({ user, kind: 'missedWords', things: [markOf(`missed ${thing}`)] });
  if (taken.size === 0) return;
  await addMissedWords(missed, markOf(`missed ${thing} ${mailboxOf(user.email)}`), now());
};

/** Counts words for which nobody was found, without the person; a search does not fail by it. */
export const noteMissedWords = async (missed: Missed): Promise<void> => {
  if (!mayBeKept(missed.words)) return;
  try {
    await count(missed);
  } catch (error) {
    log().warn({ err: error }, 'missed words were not counted');
  }
};
