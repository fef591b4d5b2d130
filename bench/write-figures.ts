import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

interface Row {
  readonly name: string;
  readonly figure: string;
  readonly bar: string;
}

const file = join(import.meta.dirname, '../docs/figures.md');

const machine = (): string => {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  return `${cpus().length} cores ${cpus()[0]?.model ?? ''}, load ${(loadavg()[0] ?? 0).toFixed(0)}, ${day}`;
};

/** Puts what a command measured into docs/figures.md, in place of what it measured before. */
export const writeFigures = (command: string, rows: readonly Row[]): void => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const kept = lines.filter((line) => !rows.some(({ name }) => line.startsWith(`| ${name} `)));
  const added = rows.map(({ name, figure, bar }) =>
    ['', name, figure, bar, `\`npm run ${command}\``, machine(), ''].join(' | ').trim(),
  );
  writeFileSync(file, [...kept, ...added, ''].join('\n'));
  // Aligns the table.
  execFileSync('npx', ['prettier', '--write', file]);
};
