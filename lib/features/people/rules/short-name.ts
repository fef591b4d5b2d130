const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

const initialOf = (word: string): string => letters.segment(word).containing(0)?.segment ?? '';

/** A name as strangers may read it: 'Priya Sharma' is 'Priya S.'. */
export const shortName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${initialOf(last)}.`;
};
