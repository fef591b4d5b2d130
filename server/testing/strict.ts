import asyncHooks from 'node:async_hooks';
import { failFile } from './fail-file.ts';

/**
 * Loaded before each test file (`node --test --import`): what is printed by console.error or console.warn, warnings of
 * Node and promises that nobody waits for fail the file, so that nothing goes wrong unseen.
 */
Object.assign(console, {
  error: (...details: unknown[]) => failFile('console.error', ...details),
  warn: (...details: unknown[]) => failFile('console.warn', ...details),
});

process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') failFile('A warning', warning);
});
process.on('unhandledRejection', (reason) => failFile('An unhandled rejection', reason));

// node:test follows every promise to know which test made it, which costs a quarter of the time of each file. Tests here
// hang together by the calls that make them, and what nobody waits for fails the file above.
const { createHook } = asyncHooks;
asyncHooks.createHook = (options) => createHook({ ...options, trackPromises: false });

// node:test ends a test that hangs, but waits for ever for a hook, or for a file that something left open holds.
const fileSeconds = Number(process.env['HUNAR_TEST_FILE_SECONDS'] ?? 600);
const endFile = (): void => {
  failFile(`Open after ${fileSeconds} s`, process.argv[1], process.getActiveResourcesInfo().join(' '));
  process.exit();
};
setTimeout(endFile, fileSeconds * 1000).unref();
