import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().default(false),
  devOptional: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
});
type LockedPackage = z.infer<typeof lockedPackage>;

const lockSchema = z.looseObject({ packages: z.record(z.string(), lockedPackage) });

type Packages = ReadonlyMap<string, LockedPackage>;

/** All packages of the lock file, by their folder. */
export const readLock = (root: string): Packages => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return new Map(Object.entries(packages).filter(([path]) => path !== ''));
};

/** The folder that Node resolves a package to, from another package's folder. */
const resolveFrom = (packages: Packages, from: string, name: string): string | null => {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder}/node_modules/${name}`.replace(/^\//, '');
    if (packages.has(path)) return path;
    if (!folder.includes('/node_modules/')) break;
  }
  return packages.has(`node_modules/${name}`) ? `node_modules/${name}` : null;
};

const withDependencies = (packages: Packages, names: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const add = (from: string, name: string): void => {
    const path = resolveFrom(packages, from, name);
    if (path === null || found.has(path)) return;
    found.add(path);
    for (const dependency of Object.keys(packages.get(path)?.dependencies ?? {})) add(path, dependency);
  };
  for (const name of names) add('', name);
  return found;
};

const packageIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the pages import; the build copies parts of them into the files for browsers. */
export const listBundled = (root: string): string[] => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const specifiers = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/(?:from |import |import\(|url\()['"]?([@\w][\w@./-]*)['"]/g)].map(
      ([, specifier = '']) => packageIn(specifier),
    );
  });
  const packages = readLock(root);
  return [...new Set(specifiers)].filter((name) => packages.has(`node_modules/${name}`)).toSorted();
};

// The fonts of the pages were made from these packages, which nothing imports.
const isFont = (path: string): boolean => path.startsWith('node_modules/@fontsource');

/**
 * The folders of all packages that an image contains parts of: production packages, those bundled into pages, and
 * fonts.
 */
export const listShipped = (root: string): string[] => {
  const packages = readLock(root);
  const production = [...packages].filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const shipped = new Set([
    ...production.map(([path]) => path),
    ...withDependencies(packages, listBundled(root)),
    ...[...packages.keys()].filter(isFont),
  ]);
  // Packages for other systems are in the lock file but not on the disk.
  return [...shipped].filter((path) => existsSync(join(root, path, 'package.json'))).toSorted();
};
