import { nameDistance } from '#lib/features/office/rules/near-name.ts';
import { nameSounds, soundKeys } from '#lib/features/people/rules/name-keys.ts';
import { findPeople, listByEmail, listByNameKeys } from '#models/people/all-people.ts';
import type { UserRecord } from '#models/people/user.ts';

/** How many accounts that share a key with the longest word are compared by ear. */
const SCAN_LIMIT = 1000;

const findBySound = async (q: string, limit: number): Promise<UserRecord[]> => {
  const [longest] = nameSounds(q).toSorted((one, other) => other.length - one.length);
  if (longest === undefined || /\d|@/.test(q)) return [];
  const people = await listByNameKeys(soundKeys(longest), SCAN_LIMIT);
  return people
    .flatMap((user) => {
      const distance = nameDistance(q, user.name);
      return distance === null ? [] : [{ user, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ user }) => user);
};

const isWord = (q: string): boolean => /^[\w.+-]+$/.test(q) && !/^\d+$/.test(q);

// +91 98765 43210 and 09876543210 are what people copy out of a call list.
const toDigits = (q: string): string =>
  /^[+\d][\d\s().-]*$/.test(q) ? q.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '') : q;

/**
 * Finds people by name, as written or as it sounds in any of the five scripts, by the start of an email address, or by
 * any part of a phone number.
 */
export const findPeopleFor = async (typed: string, limit: number): Promise<UserRecord[]> => {
  const q = toDigits(typed);
  const found = await Promise.all([
    findPeople({ q, limit }),
    findBySound(q, limit),
    isWord(q) ? listByEmail(q, limit) : [],
  ]);
  const people = new Map(found.flat().map((user) => [String(user._id), user]));
  return [...people.values()].slice(0, limit);
};
