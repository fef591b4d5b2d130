/**
 * The first letter as readers see it; in Indic scripts it can span several code points. Only those use Intl, whose
 * first use blocks a cheap phone.
 */
export const firstLetter = (word = ''): string => {
  if (/^[a-z](?![^ -~])/iu.test(word)) return word.slice(0, 1);
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
};
