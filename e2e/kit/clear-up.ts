import { after } from 'node:test';
import { failFile } from './fail-file.ts';

/**
 * Cleans up after a test file. When an `after` hook fails the runner skips the remaining ones, and open handles then
 * block the run: here every hook runs, and a failure still fails the file.
 */
export const clearUp = (work: () => unknown): void =>
  after(async () => {
    try {
      await work();
    } catch (error) {
      failFile('Cleanup failed', error);
    }
  });
