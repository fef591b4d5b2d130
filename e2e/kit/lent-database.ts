import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';

// Making a database takes seconds: sixty collections with three hundred indexes. So the files of a run pass a few
// databases on to each other. This folder has a file for each one in use, and a file with the shape of each one.
const FOLDER = 'HUNAR_TEST_DATABASES';

/** Lets the test files that this process starts pass their databases on; returns what ends that. */
export const shareDatabases = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'hunar-databases-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

const isTakenError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const take = (path: string): boolean => {
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch (error) {
    if (isTakenError(error)) return false;
    throw error;
  }
};

const claim = (folder: string): string => {
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${number}.taken`);
    if (!take(path)) continue;
    process.once('exit', () => rmSync(path, { force: true }));
    // Databases whose names differ only in case exclude each other.
    return `t_${Buffer.from(basename(folder).slice(-6)).toString('hex')}_${number}`;
  }
};

let name: string | null = null;

/** This test process's database, on the run's shared mongod. */
export const testDatabaseName = (): string => {
  const folder = process.env[FOLDER];
  name ??= folder ? claim(folder) : `t_${process.pid}`;
  return name;
};

const shapesPath = (): string | null => {
  const folder = process.env[FOLDER];
  return folder ? join(folder, `${testDatabaseName()}.json`) : null;
};

/** Whether another file will use this process's database. */
export const isShared = (): boolean => shapesPath() !== null;

/** The shapes of the collections that an earlier file made; null if this file is the first. */
export const readLeftShapes = (): Record<string, string> | null => {
  const path = shapesPath();
  if (path === null || !existsSync(path)) return null;
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
};

export const noteShapes = (shapes: Record<string, string>): void => {
  const path = shapesPath();
  if (path !== null) writeFileSync(path, JSON.stringify(shapes));
};
