import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, in a fixed order. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];
