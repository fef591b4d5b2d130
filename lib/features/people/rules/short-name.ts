import { firstLetter } from '#lib/platform/text/first-letter.ts';

/** Shortens a name for the public: 'Priya Sharma' becomes 'Priya S.'. */
export const shortName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${firstLetter(last)}.`;
};
