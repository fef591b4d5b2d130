import type { SourceFile } from './source-files.ts';

const RUN = 6;

export interface Repeat {
  readonly first: string;
  readonly second: string;
  readonly text: string;
}

interface Line {
  readonly where: string;
  readonly text: string;
}

// Imports repeat on purpose; their lines are blanked, so that the others keep their numbers.
const withoutImports = (text: string): string =>
  text.replace(/^(import\b|export\b[^;=]*\bfrom\b)[^;]*;/gm, (block) => block.replace(/[^\n]/g, ''));

// Lines of closing brackets are the same everywhere and mean nothing.
const isTelling = (text: string): boolean => /\w/.test(text);

const tellingLines = ({ path, text }: SourceFile): Line[] =>
  withoutImports(text)
    .split('\n')
    .map((row, at) => ({ where: `${path}:${at + 1}`, text: row.trim() }))
    .filter((line) => isTelling(line.text));

const listRuns = (file: SourceFile): Line[] => {
  const lines = tellingLines(file);
  return lines.slice(0, Math.max(0, lines.length - RUN + 1)).map(({ where }, at) => ({
    where,
    text: lines
      .slice(at, at + RUN)
      .map((line) => line.text)
      .join('\n'),
  }));
};

/** Finds runs of six lines that occur twice; a longer run is named once, by its start. */
export const findRepeats = (files: readonly SourceFile[]): Repeat[] => {
  const seen = new Map<string, string>();
  const repeats: Repeat[] = [];
  for (const file of files) {
    let wasRepeat = false;
    for (const { where, text } of listRuns(file)) {
      const first = seen.get(text);
      if (first !== undefined && !wasRepeat) repeats.push({ first, second: where, text });
      wasRepeat = first !== undefined;
      if (first === undefined) seen.set(text, where);
    }
  }
  return repeats;
};
