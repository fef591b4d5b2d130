import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { checkTexts, textTree } from './check-texts.ts';
import { changeTexts, parseTextFile, toTextTree } from './text-file.ts';
import { listLeaves, showPath, type TextTree } from './text-tree.ts';

/** The languages that are translated from English. */
export const translatedLocales = ['hi', 'kn', 'ta', 'te'] as const;
export type TranslatedLocale = (typeof translatedLocales)[number];

// The refusals join texts of other files.
const isText = (file: string): boolean => !file.includes('/refusals.') && !file.includes('/all.');

/** Lists the files of texts without language and ending: `lib/features/office/texts/office`. */
const listTextFiles = (root: string): string[] =>
  globSync('lib/**/texts/*.en.ts', { cwd: root })
    .filter(isText)
    .map((file) => file.replace(/\.en\.ts$/, ''))
    .toSorted();

const readTexts = (root: string, file: string, locale: string) =>
  parseTextFile(readFileSync(join(root, `${file}.${locale}.ts`), 'utf8'));

/** All texts of a language, by file and key. */
export const listTexts = (root: string, locale: Locale): Map<string, Map<string, string>> =>
  new Map(
    listTextFiles(root).map((file) => {
      const leaves = listLeaves(toTextTree(readTexts(root, file, locale)));
      return [file, new Map(leaves.map(({ path, text }) => [showPath(path), text]))];
    }),
  );

/** Writes one JSON file a language, with plurals as ICU messages. Returns the paths. */
export const exportTexts = (root: string, folder: string): string[] => {
  mkdirSync(folder, { recursive: true });
  const files = listTextFiles(root);
  return ['en', ...translatedLocales].map((locale) => {
    const trees = files.map((file) => [file, toTextTree(readTexts(root, file, locale))]);
    const path = join(folder, `${locale}.json`);
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(trees), null, 2)}\n`);
    return path;
  });
};

const readTranslation = (path: string): Record<string, TextTree> => {
  try {
    return z.record(z.string(), textTree).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new SetUpError(`${path} is no translation: ${error instanceof Error ? error.message : ''}`);
  }
};

/** Takes a translation over into the source files, all of it or nothing. Returns what changed and what is missing. */
export const importTexts = async (
  root: string,
  { path, locale }: { path: string; locale: TranslatedLocale },
): Promise<{ changed: string[]; missing: string[] }> => {
  const translation = readTranslation(path);
  const files = listTextFiles(root);
  const faults = Object.keys(translation)
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: there is no such file of texts.`);
  const missing: string[] = [];
  const written: { file: string; source: string }[] = [];
  for (const file of files) {
    const checked = checkTexts(toTextTree(readTexts(root, file, 'en')), translation[file] ?? {});
    faults.push(...checked.faults.map((fault) => `${file}: ${fault}`));
    missing.push(...checked.missing.map((text) => `${file}: ${text}`));
    if (faults.length > 0) continue;
    const before = readTexts(root, file, locale);
    const source = changeTexts(before, checked.changes);
    if (source !== before.source) written.push({ file: `${file}.${locale}.ts`, source });
  }
  if (faults.length > 0)
    throw new SetUpError(
      `Nothing was changed. These texts have to be corrected first:\n  ${faults.join('\n  ')}`,
    );
  for (const { file, source } of written) {
    const target = join(root, file);
    const options = await resolveConfig(target);
    writeFileSync(target, await format(source, { ...options, filepath: target }));
  }
  return { changed: written.map(({ file }) => file), missing };
};
