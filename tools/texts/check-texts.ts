import { z } from 'zod';
import { isIcuPlural, parseIcuPlural } from './icu.ts';
import type { TextChange } from './text-file.ts';
import { listLeaves, showPath, type TextTree } from './text-tree.ts';

export const textTree: z.ZodType<TextTree> = z.lazy(() =>
  z.union([z.string(), z.array(textTree), z.record(z.string(), textTree)]),
);

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

const differing = (english: readonly string[], translated: readonly string[]): string[] => {
  const missing = english.filter((name) => !translated.includes(name));
  const unknown = translated.filter((name) => !english.includes(name));
  return [
    ...missing.map((name) => `the placeholder {${name}} is missing`),
    ...unknown.map((name) => `the placeholder {${name}} is not in the English text`),
  ];
};

const checkBraces = (text: string): string[] =>
  /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? ['a brace belongs to no placeholder'] : [];

const checkPlain = (english: string, text: string): string[] => {
  if (text.trim() === '') return ['it is empty'];
  return [...checkBraces(text), ...differing(placeholdersIn(english), placeholdersIn(text))];
};

const checkPlural = (english: string, text: string): { faults: string[]; change: TextChange['text'] } => {
  const forms = parseIcuPlural(text);
  const source = parseIcuPlural(english);
  if (typeof forms === 'string') return { faults: [forms], change: text };
  if (typeof source === 'string') return { faults: [source], change: text };
  const faults = (['one', 'other'] as const).flatMap((form) => {
    // “One worker” may name the number or leave it out.
    const isFree = (fault: string) => form === 'one' && fault.includes('{count}');
    const found = checkPlain(source[form], forms[form]).filter((fault) => !isFree(fault));
    return found.map((fault) => `in the form ${form}, ${fault}`);
  });
  return { faults, change: forms };
};

export interface Checked {
  changes: TextChange[];
  /** One sentence for each text that is refused. */
  faults: string[];
  /** Texts that the translation does not have; they stay as they are. */
  missing: string[];
}

const keyFor = (path: readonly string[]): string => JSON.stringify(path);

/** Checks a translation against the English texts of the same file. */
export const checkTexts = (english: TextTree, translated: TextTree): Checked => {
  const wanted = new Map(listLeaves(english).map((leaf) => [keyFor(leaf.path), leaf]));
  const checked: Checked = { changes: [], faults: [], missing: [] };
  for (const { path, text } of listLeaves(translated)) {
    const source = wanted.get(keyFor(path));
    wanted.delete(keyFor(path));
    const refuse = (fault: string) => checked.faults.push(`${showPath(path)}: ${fault}.`);
    if (!source) refuse('there is no such English text');
    else if (isIcuPlural(source.text)) {
      const { faults, change } = checkPlural(source.text, text);
      faults.forEach(refuse);
      checked.changes.push({ path, text: change });
    } else {
      checkPlain(source.text, text).forEach(refuse);
      checked.changes.push({ path, text });
    }
  }
  checked.missing.push(...[...wanted.values()].map(({ path }) => showPath(path)));
  return checked;
};
