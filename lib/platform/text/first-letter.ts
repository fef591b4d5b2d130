/**
 * What a reader sees as the first letter of a word; in Indic scripts that is several code points. Only they ask Intl,
 * whose first use holds a cheap phone up.
 */
export const firstLetter = (word = ''): string => {
  if (/^[a-z](?![^ -~])/iu.test(word)) return word.slice(0, 1);
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
};
