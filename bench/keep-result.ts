import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Figure } from './figures.ts';
import { resultsFolder, writeFigures } from './write-figures.ts';

// The load of other processes, read before anything is measured.
const [loadBefore = 0] = loadavg();

const machine = (): string =>
  `${cpus().length} cores ${cpus()[0]?.model ?? ''}, load ${loadBefore.toFixed(0)}, Node ${process.version}`;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

// Results written by earlier commands do not make the tree count as changed.
const ownPages = [':(top,exclude)bench/results', ':(top,exclude)docs/figures.md'];

const commit = (): string => {
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':(top)', ...ownPages) !== '';
  return git('rev-parse', '--short=10', 'HEAD') + (isChanged ? ' and changes' : '');
};

const readCommit = (): string | null => {
  try {
    return commit();
  } catch {
    return null;
  }
};

// Read at the start: a proof takes hours, and others commit in the meantime.
const commitBefore = readCommit();

/** Returns why a result must not be stored, or null. */
export const whyNotKept = (
  env: Readonly<Record<string, string | undefined>>,
  chosen: readonly string[],
): string | null => {
  const changed = Object.keys(env).filter((name) => /^(BENCH|PROVE)_/.test(name) && env[name]);
  const options = chosen.filter((name) => name.startsWith('-'));
  const reasons = [...changed, ...options];
  return reasons.length === 0 ? null : `run with ${reasons.join(', ')}`;
};

const named = z.looseObject({ name: z.string() });

/** The rows of one command: those measured now, and those that a partial run left alone. */
export const mergeRows = <Row extends { name: string }>(
  before: readonly Row[],
  now: readonly Row[],
  isPart: boolean,
): Row[] => {
  if (!isPart) return [...now];
  const fresh = new Map(now.map((row) => [row.name, row]));
  const kept = before.map((row) => fresh.get(row.name) ?? row);
  const known = new Set(before.map(({ name }) => name));
  return [...kept, ...now.filter(({ name }) => !known.has(name))];
};

interface Run {
  /** `bench:api`. */
  command: string;
  figures: readonly Figure[];
  /** The parts selected on the command line; the other parts' rows stay. */
  chosen?: readonly string[];
}

/**
 * Stores what a command measured for docs/figures.md, with time, machine and commit. Does not store a run with other
 * settings than the command's own.
 */
export const keepResult = ({ command, figures, chosen = process.argv.slice(2) }: Run): void => {
  const reason = whyNotKept(process.env, chosen);
  if (reason !== null) return console.log(`Not kept for docs/figures.md: ${reason}.`);
  const file = join(resultsFolder, `${command.replace(':', '-')}.json`);
  const before = existsSync(file) ? z.array(named).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const stamp = {
    command,
    at: new Date().toISOString(),
    commit: commitBefore ?? 'no commit',
    machine: machine(),
  };
  const rows = mergeRows(
    before,
    figures.map((figure) => ({ ...figure, ...stamp })),
    chosen.length > 0,
  );
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  writeFigures();
};
