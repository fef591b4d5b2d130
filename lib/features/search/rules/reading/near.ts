const vowels = 'aeiou';

// Sounds people confuse; replacing any other letter costs a full edit.
const nearPairs = [
  [0.35, 'dt bv fp ie ou'],
  [0.45, 'bp gk sc ae ao au dr jy cj'],
  [0.6, 'mn js lr ck gj vu yi ks fv tc'],
] as const;

const letterCode = (letter: string): number => letter.charCodeAt(0) & 0x1f;

const substitutions = (): Float32Array => {
  const costs = new Float32Array(1024).fill(1);
  const set = (pair: string, cost: number): void => {
    const [one = 0, other = 0] = [...pair].map(letterCode);
    costs[one * 32 + other] = cost;
    costs[other * 32 + one] = cost;
  };
  for (const one of vowels) for (const other of vowels) set(one + other, 0.5);
  for (const [cost, pairs] of nearPairs) for (const pair of pairs.split(' ')) set(pair, cost);
  for (let code = 0; code < 32; code += 1) costs[code * 33] = 0;
  return costs;
};

// The cost of an extra or missing letter: vowels are cheap because they are hardly heard.
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
    costs[letterCode(letter)] = cost;
  return costs;
};

const substitutionCosts = substitutions();
const additionCosts = additions();
const SWAP = 0.8;
// People rarely get the start of a word wrong.
const AT_BEGINNING = 0.3;

/** Returns the edits allowed for a word of this length; short words must match exactly. */
export const maxEditCost = (length: number): number => {
  if (length <= 3) return 0;
  return [0.7, 1.05, 1.4, 1.5][length - 4] ?? Math.min(2.5, 0.23 * length);
};

export interface NearKey {
  readonly at: number;
  readonly cost: number;
}

export interface NearKeys {
  readonly whole: NearKey[];
  /** Keys that begin roughly like the typed text. */
  readonly beginnings: NearKey[];
}

const MAX_TYPED_LENGTH = 24;
const MAX_KEY_LENGTH = 40;

/** The edit-distance table between the typed text and one key's prefixes, one row per letter of the key. */
const createTable = (typed: string) => {
  const letters = Uint8Array.from(typed, letterCode);
  const width = letters.length + 1;
  const cells = new Float32Array((MAX_KEY_LENGTH + 1) * width);
  const nearest = new Float32Array(MAX_KEY_LENGTH + 1).fill(Infinity);
  const path = new Uint8Array(MAX_KEY_LENGTH + 1);
  letters.forEach((letter, at) => {
    cells[at + 1] = (cells[at] ?? 0) + (additionCosts[letter] ?? 1) + (at === 0 ? AT_BEGINNING : 0);
  });
  const cell = (row: number, column: number): number => cells[row * width + column] ?? Infinity;

  return {
    /** Fills one row and returns its lowest cost. */
    fill: (row: number, own: number): number => {
      path[row] = own;
      const [above, here] = [(row - 1) * width, row * width];
      const missing = additionCosts[own] ?? 1;
      let left = (cells[above] ?? 0) + missing + (row === 1 ? AT_BEGINNING : 0);
      cells[here] = left;
      let min = left;
      for (let column = 1; column < width; column += 1) {
        const letter = letters[column - 1] ?? 0;
        const change = substitutionCosts[own * 32 + letter] ?? 1;
        const first = row === 1 && column === 1 && change > 0 ? AT_BEGINNING : 0;
        let cost = (cells[above + column - 1] ?? 0) + change + first;
        cost = Math.min(cost, (cells[above + column] ?? 0) + missing, left + (additionCosts[letter] ?? 1));
        if (row > 1 && column > 1 && own === letters[column - 2] && path[row - 1] === letter)
          cost = Math.min(cost, cell(row - 2, column - 2) + SWAP);
        cells[here + column] = cost;
        left = cost;
        if (cost < min) min = cost;
      }
      nearest[row] = Math.min(nearest[row - 1] ?? Infinity, left);
      return min;
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

/** Builds a fuzzy lookup over sorted keys, so that keys with a common prefix share rows of the table. */
export const createNearKeys = (keys: readonly string[]) => {
  const shared = Uint8Array.from(keys, (key, at) => sharedLetters(key, keys[at - 1] ?? ''));

  return (typed: string, maxCost: number): NearKeys => {
    const found: NearKeys = { whole: [], beginnings: [] };
    if (typed.length > MAX_TYPED_LENGTH || typed.length === 0) return found;
    const table = createTable(typed);
    let leftAt = Infinity;
    const note = (at: number, row: number, isWhole: boolean): void => {
      const beginning = table.beginning(row);
      if (isWhole && table.whole(row) <= maxCost) found.whole.push({ at, cost: table.whole(row) });
      else if (beginning <= maxCost) found.beginnings.push({ at, cost: beginning });
    };
    keys.forEach((key, at) => {
      const kept = shared[at] ?? 0;
      if (kept >= leftAt) return note(at, leftAt, false);
      leftAt = Infinity;
      for (let row = kept + 1; row <= Math.min(key.length, MAX_KEY_LENGTH); row += 1)
        if (table.fill(row, letterCode(key[row - 1] ?? '')) > maxCost) {
          leftAt = row;
          return note(at, row, false);
        }
      note(at, Math.min(key.length, MAX_KEY_LENGTH), true);
    });
    return found;
  };
};
