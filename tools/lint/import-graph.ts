import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const projectRoot = join(import.meta.dirname, '../..');

const patterns = ['{app,components,lib,models,server,e2e,bench,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'];

/** Every source file with the source files that it imports, by any form of import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const resolveImport = (from: string, name: string): string | null => {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? join(dirname(from), name).replaceAll('\\', '/') : null;
};

// Type imports are erased and load nothing at run time.
const withoutTypes = (text: string): string => text.replace(/^(import|export) type [^;]*;/gm, '');

/** The source files that a file with this path and text imports. */
export const listImports = (path: string, text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => resolveImport(path, fileName) ?? []);

interface GraphOptions {
  root?: string;
  /** Imports of types count too. */
  countsTypes?: boolean;
}

export const readImportGraph = ({
  root = projectRoot,
  countsTypes = false,
}: GraphOptions = {}): ImportGraph => {
  const read = (path: string): string => {
    const text = readFileSync(join(root, path), 'utf8');
    return countsTypes ? text : withoutTypes(text);
  };
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', 'bench/payload/**'] });
  const paths = files.map((file) => file.replaceAll('\\', '/'));
  return new Map(paths.map((path) => [path, listImports(path, read(path))]));
};

/** Who imports a file. */
export const reverse = (graph: ImportGraph): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
};

/** The changed files and everything that imports them, however indirectly, each with its distance. */
export const findAffected = (graph: ImportGraph, changed: readonly string[]): Map<string, number> => {
  const importers = reverse(graph);
  const steps = new Map(changed.map((file) => [file, 0]));
  // A map is iterated in insertion order, including entries added on the way: nearest first.
  for (const [file, step] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
};

/** Groups of files that import each other in a circle. */
export const findCircles = (graph: ImportGraph): string[][] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    open.push(file);
    let low = at;
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === at) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
};
