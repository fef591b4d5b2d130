import type { TestFile } from './count-assertions.ts';

export type Tests = ReadonlyMap<string, TestFile>;

export interface Comparison {
  /** Names of tests that are nowhere any more. */
  gone: readonly string[];
  before: number;
  now: number;
  /** Files whose count differs, one line each. */
  lines: readonly string[];
}

const countNames = (tests: Tests): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { names } of tests.values())
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const sum = (tests: Tests): number =>
  [...tests.values()].reduce((total, { assertions }) => total + assertions, 0);

const describe = (file?: TestFile): string =>
  file ? `${file.names.length} tests, ${file.assertions} assertions` : 'none';

// A file that is at its path on one side only is looked for by its name, as it may have moved.
const bySite = (tests: Tests, others: Tests): Map<string, TestFile> =>
  new Map(
    [...tests].map(([path, file]) => [others.has(path) ? path : (path.split('/').at(-1) ?? path), file]),
  );

interface Compared {
  before: Tests;
  now: Tests;
  /** Old name to new name. */
  renamed: ReadonlyMap<string, string>;
}

/** Compares by the names of tests over the whole tree, so that files may move. */
export const compareTests = ({ before, now, renamed }: Compared): Comparison => {
  const left = countNames(now);
  const gone: string[] = [];
  for (const [path, { names }] of before)
    for (const name of names) {
      const found = [name, renamed.get(name)].find((one) => one !== undefined && (left.get(one) ?? 0) > 0);
      if (found === undefined) gone.push(`${name}   (${path})`);
      else left.set(found, (left.get(found) ?? 0) - 1);
    }
  const [old, present] = [bySite(before, now), bySite(now, before)];
  const sites = [...new Set([...old.keys(), ...present.keys()])].sort();
  const lines = sites.flatMap((site) => {
    const [was, is] = [describe(old.get(site)), describe(present.get(site))];
    return was === is ? [] : [`${site}: ${was} → ${is}`];
  });
  return { gone, before: sum(before), now: sum(now), lines };
};
