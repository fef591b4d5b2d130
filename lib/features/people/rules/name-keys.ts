import { soundKey } from '#lib/platform/text/sound-key.ts';

const MAX_WORDS = 6;
const MIN_SHORTENED = 3;

/** Returns a name's words by their sound, the same in every script. */
export const nameSounds = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(soundKey)
    .filter(Boolean);

// The first letter, and the consonants after it: vowels are what people spell differently.
const toSkeleton = (sound: string): string =>
  sound.charAt(0) +
  sound
    .slice(1)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');

/** A skeleton, and the same with one letter left out, so that a wrong, missing or extra letter still meets. */
const withShortened = (skeleton: string): string[] =>
  skeleton.length < MIN_SHORTENED
    ? [skeleton]
    : [skeleton, ...Array.from(skeleton, (_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1))];

/** Returns the keys of one sounding word; two words that sound nearly alike share one. */
export const soundKeys = (sound: string): string[] => [...new Set(withShortened(toSkeleton(sound)))];

/** The shortest part of a number that finds its owner. */
const MIN_PHONE_PART = 4;

const phoneEnds = (phone: string): string[] =>
  Array.from({ length: Math.max(0, phone.length - MIN_PHONE_PART + 1) }, (_, at) => phone.slice(at));

/** Returns the keys by which the office finds an account: its name by sound, and every end of its number. */
export const officeKeys = ({ name, phone }: { name?: string; phone?: string | null }) => ({
  ...(name !== undefined && { nameKeys: [...new Set(nameSounds(name).flatMap(soundKeys))] }),
  ...(phone !== undefined && { phoneKeys: phoneEnds(phone ?? '') }),
});
