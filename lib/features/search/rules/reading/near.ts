const vowels = 'aeiou';

// What people confuse by ear; any other letter in the place of one costs a whole change.
const nearPairs = [
  [0.35, 'dt bv fp ie ou'],
  [0.45, 'bp gk sc ae ao au dr jy cj'],
  [0.6, 'mn js lr ck gj vu yi ks fv tc'],
] as const;

const codeOf = (letter: string): number => letter.charCodeAt(0) & 0x1f;

const substitutions = (): Float32Array => {
  const costs = new Float32Array(1024).fill(1);
  const set = (pair: string, cost: number): void => {
    const [one = 0, other = 0] = [...pair].map(codeOf);
    costs[one * 32 + other] = cost;
    costs[other * 32 + one] = cost;
  };
  for (const one of vowels) for (const other of vowels) set(one + other, 0.5);
  for (const [cost, pairs] of nearPairs) for (const pair of pairs.split(' ')) set(pair, cost);
  for (let code = 0; code < 32; code += 1) costs[code * 33] = 0;
  return costs;
};

// A letter too much or too little: vowels are hardly heard.
const additions = (): Float32Array => {
  const costs = new Float32Array(32).fill(1);
  for (const [letter, cost] of Object.entries({
    a: 0.35,
    e: 0.45,
    i: 0.45,
    o: 0.45,
    u: 0.45,
    h: 0.4,
    y: 0.5,
  }))
    costs[codeOf(letter)] = cost;
  return costs;
};

const instead = substitutions();
const alone = additions();
const SWAP = 0.8;
// People seldom mistake how a word begins.
const AT_BEGINNING = 0.3;

/** How many changes a word of so many sounds may have had; a short word is taken as it is written. */
export const allowance = (length: number): number => {
  if (length <= 3) return 0;
  return [0.7, 1.05, 1.4, 1.5][length - 4] ?? Math.min(2.5, 0.23 * length);
};

/** A key and what it would cost to have meant it. */
export interface NearKey {
  readonly at: number;
  readonly cost: number;
}

export interface NearKeys {
  readonly whole: NearKey[];
  /** Keys of which the typed text is about the beginning. */
  readonly beginnings: NearKey[];
}

const MOST_TYPED = 24;
const MOST_LETTERS = 40;

/** The table of distances between what was typed and the beginnings of one key, a row a letter of the key. */
const createTable = (typed: string) => {
  const letters = Uint8Array.from(typed, codeOf);
  const width = letters.length + 1;
  const cells = new Float32Array((MOST_LETTERS + 1) * width);
  const nearest = new Float32Array(MOST_LETTERS + 1).fill(Infinity);
  const path = new Uint8Array(MOST_LETTERS + 1);
  letters.forEach((letter, at) => {
    cells[at + 1] = (cells[at] ?? 0) + (alone[letter] ?? 1) + (at === 0 ? AT_BEGINNING : 0);
  });
  const cell = (row: number, column: number): number => cells[row * width + column] ?? Infinity;

  return {
    /** Fills the row of the key's letter; answers its least cost. */
    fill: (row: number, own: number): number => {
      path[row] = own;
      const [above, here] = [(row - 1) * width, row * width];
      const missing = alone[own] ?? 1;
      let left = (cells[above] ?? 0) + missing + (row === 1 ? AT_BEGINNING : 0);
      cells[here] = left;
      let least = left;
      for (let column = 1; column < width; column += 1) {
        const letter = letters[column - 1] ?? 0;
        const change = instead[own * 32 + letter] ?? 1;
        const first = row === 1 && column === 1 && change > 0 ? AT_BEGINNING : 0;
        let cost = (cells[above + column - 1] ?? 0) + change + first;
        cost = Math.min(cost, (cells[above + column] ?? 0) + missing, left + (alone[letter] ?? 1));
        if (row > 1 && column > 1 && own === letters[column - 2] && path[row - 1] === letter)
          cost = Math.min(cost, cell(row - 2, column - 2) + SWAP);
        cells[here + column] = cost;
        left = cost;
        if (cost < least) least = cost;
      }
      nearest[row] = Math.min(nearest[row - 1] ?? Infinity, left);
      return least;
    },
    whole: (row: number): number => cell(row, width - 1),
    beginning: (row: number): number => nearest[row] ?? Infinity,
  };
};

const sharedLetters = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Finds the keys near to a typed one; `keys` are sorted, so that those that begin alike are looked at together. */
export const createNearKeys = (keys: readonly string[]) => {
  const shared = Uint8Array.from(keys, (key, at) => sharedLetters(key, keys[at - 1] ?? ''));

  return (typed: string, most: number): NearKeys => {
    const found: NearKeys = { whole: [], beginnings: [] };
    if (typed.length > MOST_TYPED || typed.length === 0) return found;
    const table = createTable(typed);
    let leftAt = Infinity;
    const note = (at: number, row: number, isWhole: boolean): void => {
      const beginning = table.beginning(row);
      if (isWhole && table.whole(row) <= most) found.whole.push({ at, cost: table.whole(row) });
      else if (beginning <= most) found.beginnings.push({ at, cost: beginning });
    };
    keys.forEach((key, at) => {
      const kept = shared[at] ?? 0;
      if (kept >= leftAt) return note(at, leftAt, false);
      leftAt = Infinity;
      for (let row = kept + 1; row <= Math.min(key.length, MOST_LETTERS); row += 1)
        if (table.fill(row, codeOf(key[row - 1] ?? '')) > most) {
          leftAt = row;
          return note(at, row, false);
        }
      note(at, Math.min(key.length, MOST_LETTERS), true);
    });
    return found;
  };
};
