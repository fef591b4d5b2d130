import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { format, formatBeside } from './figures.ts';

const root = join(import.meta.dirname, '..');

/** The folder in which each command stores its results. */
export const resultsFolder = join(import.meta.dirname, 'results');

const figuresFile = join(root, 'docs/figures.md');

const rowSchema = z.strictObject({
  name: z.string(),
  figure: z.number(),
  bar: z.number().nullable(),
  side: z.enum(['least', 'most']),
  range: z.tuple([z.number(), z.number()]).nullable(),
  verdict: z.enum(['held', 'short', 'void', 'told']),
  command: z.string(),
  at: z.iso.datetime(),
  commit: z.string(),
  machine: z.string(),
});
type Row = z.infer<typeof rowSchema>;

const readRows = (): Row[] =>
  globSync('*.json', { cwd: resultsFolder })
    .sort()
    .flatMap((file) => z.array(rowSchema).parse(JSON.parse(readFileSync(join(resultsFolder, file), 'utf8'))));

const formatDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' },
  });

const signs = { least: '≥', most: '≤' };

const toCells = ({
  name,
  figure,
  bar,
  side,
  range,
  verdict,
  command,
  at,
  commit,
  machine,
}: Row): string[] => [
  name,
  formatBeside(figure, bar),
  range ? range.map(format).join(' – ') : '',
  bar === null ? '' : `${signs[side]} ${format(bar)}`,
  verdict === 'told' ? '' : verdict,
  `\`npm run ${command}\``,
  machine,
  formatDay(at),
  commit,
];

const heading = ['What', 'Figure', 'Spread', 'Bar', '', 'Command', 'Machine', 'Date', 'Commit'];

const toLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** The commands that measure or prove something and have no stored result yet. */
const commandsWithout = (rows: readonly Row[]): string[] => {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const kept = new Set(rows.map(({ command }) => command));
  return Object.keys(scripts).filter((name) => /^(bench|prove):/.test(name) && !kept.has(name));
};

/** The text of docs/figures.md from the stored results; its columns are not aligned yet. */
export const renderFigures = (): string => {
  const rows = readRows();
  const table = [heading, heading.map(() => '---'), ...rows.map(toCells)].map(toLine);
  return [
    '# Figures',
    '',
    'Each row was written by the command that it names, run as it stands: `npm run figures` makes this page from `bench/results/`. A run with other settings is not kept.',
    '',
    '- Times are ratios to a reference of the same run, in rounds that take turns. The figure is the median of the pairs of rounds; the spread is where nine of ten pairs lie.',
    '- The median alone decides. **held**: it meets the bar. **short**: it does not, however far the spread reaches. **void**: fewer than nine pairs, which decide nothing. Counts are exact.',
    '- A figure has as many digits as tell it from its bar.',
    '- “and changes” after a commit: files differed from it when the command ran, so the row is of no commit.',
    '- Machines are shared; the load is that of others when the run began.',
    '',
    `No row yet: ${
      commandsWithout(rows)
        .map((name) => `\`npm run ${name}\``)
        .join(', ') || 'none is missing'
    }.`,
    '',
    ...table,
    '',
    'What `npm test` holds at each change (bytes of pages, sizes of files, counts of commands, attacks, access) has no row here: it is not measured but refused.',
    '',
  ].join('\n');
};

/** Writes docs/figures.md. */
export const writeFigures = (): void => {
  writeFileSync(figuresFile, renderFigures());
  // Aligns the table.
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--log-level=warn', '--write', figuresFile]);
};

if (import.meta.main) writeFigures();
