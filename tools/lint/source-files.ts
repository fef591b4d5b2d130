import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const patterns = ['{app,components,lib,models,server,e2e,bench,tools}/**/*.{ts,tsx,mts,mjs}', '*.{ts,mjs}'];
const exclude = ['**/node_modules/**', 'bench/payload/**', 'next-env.d.ts'];

/** One file of our own code. */
export interface SourceFile {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
}

const isTest = (path: string): boolean => /^(e2e|bench)\//.test(path) || /\.(test|spec)\.tsx?$/.test(path);

/** Every hand-written file. */
export const readSourceFiles = (): SourceFile[] =>
  globSync(patterns, { cwd: root, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8'), isTest: isTest(path) }));

export const countLines = (text: string): number => text.trimEnd().split('\n').length;
