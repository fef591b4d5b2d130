const firstDifference = (one: readonly string[], other: readonly string[]): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && firstDifference(one, other) === one.length;

/**
 * Whether what was typed is the beginning of a word but for one letter that is wrong, missing, too much or has changed
 * places with its neighbour (Damerau–Levenshtein distance 1 to some beginning).
 */
export const isOneErrorFromBeginning = (typed: string, word: string): boolean => {
  const letters = [...typed];
  const target = [...word];
  const at = firstDifference(letters, target);
  if (at === letters.length) return true;
  const tail = letters.slice(at + 1);
  const begins = (from: number, rest = tail) => same(rest, target.slice(from, from + rest.length));
  const swapped = letters[at] === target[at + 1] && letters[at + 1] === target[at];
  return (
    (at < target.length && begins(at + 1)) ||
    begins(at) ||
    (at < target.length && begins(at + 1, letters.slice(at))) ||
    (swapped && at + 1 < target.length && begins(at + 2, letters.slice(at + 2)))
  );
};
