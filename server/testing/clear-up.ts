import { after } from 'node:test';
import { failFile } from './fail-file.ts';

/**
 * Clears up behind a test file. Of several `after` hooks the runner leaves all undone that come behind one that fails,
 * and what they would have closed holds the run: here each is done, and a failing one still fails the file.
 */
export const clearUp = (work: () => unknown): void =>
  after(async () => {
    try {
      await work();
    } catch (error) {
      failFile('Clearing up failed', error);
    }
  });
