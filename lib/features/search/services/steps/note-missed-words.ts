import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { consumeDailyQuota } from '#lib/features/accounts/services/steps/consume-daily-quota.ts';
import { toMailbox } from '#lib/features/people/rules/mailbox.ts';
import { toOwnContact } from '#lib/features/people/rules/same-person.ts';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { canNameService } from '#lib/features/search/rules/wanted-words.ts';
import type { SearchedPlace } from '#lib/features/search/services/steps/areas-of-place.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findUser } from '#models/people/user.ts';
import { addMissedWords } from '#models/search/missed-words.ts';

const scripts: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
];

/** The script shows the language; for Latin letters assume the reader's language. */
const guessLanguage = (words: string, language: Locale): Locale =>
  scripts.find(([script]) => script.test(words))?.[1] ?? language;

const findCity = async ({ pinCode, city }: SearchedPlace): Promise<string | null> => {
  if (city !== undefined) return city;
  const row = pinCode === undefined ? null : (await pinTable()).find(pinCode);
  return row ? cityFor(row) : null;
};

interface Missed {
  actor: Actor;
  /** The searched words without the place. */
  words: readonly string[];
  language: Locale;
  place: SearchedPlace;
}

const count = async ({ actor, words, language, place }: Missed): Promise<void> => {
  const user = await findUser(actor.userId);
  if (!user) return;
  const city = await findCity(place);
  const missed = { words: words.join(' '), language: guessLanguage(words.join(' '), language), city };
  const thing = JSON.stringify(missed);
  // One person cannot fill the table, even with several accounts on one mailbox.
  const taken = await consumeDailyQuota({
    user,
    kind: 'missedWords',
    items: [toKeyedHash(`missed ${thing}`)],
  });
  if (taken.size === 0) return;
  await addMissedWords(
    missed,
    toKeyedHash(`missed ${thing} ${user.email === undefined ? toOwnContact(user) : toMailbox(user.email)}`),
    now(),
  );
};

/** Counts words that found no workers, without recording the person. A failure here does not fail the search. */
export const recordMissedWords = async (missed: Missed): Promise<void> => {
  if (!canNameService(missed.words)) return;
  try {
    await count(missed);
  } catch (error) {
    log().warn({ err: error }, 'counting missed words failed');
  }
};
