import asyncHooks from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { failFile } from './fail-file.ts';

/**
 * Loaded before each test file (`node --test --import`): console.error, console.warn, Node warnings and unhandled
 * promises fail the file, so that nothing goes wrong unnoticed.
 */
Object.assign(console, {
  error: (...details: unknown[]) => failFile('console.error', ...details),
  warn: (...details: unknown[]) => failFile('console.warn', ...details),
});

process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') failFile('A warning', warning);
});
process.on('unhandledRejection', (reason) => failFile('An unhandled rejection', reason));

// node:test tracks every promise to find its test, which costs a quarter of each file's time. Tests here need no such
// tracking, and unhandled promises fail the file above.
const { createHook } = asyncHooks;
asyncHooks.createHook = (options) => createHook({ ...options, trackPromises: false });

// node:test ends a hanging test, but waits forever for a hook, or for a file held by an open handle.
const fileSeconds = Number(process.env['HUNAR_TEST_FILE_SECONDS'] ?? 600);
const endFile = (): void => {
  failFile(`Open after ${fileSeconds} s`, process.argv[1], process.getActiveResourcesInfo().join(' '));
  process.exit();
};
setTimeout(endFile, fileSeconds * 1000).unref();

// One line for each process: seconds, processor seconds, name.
const times = process.env['HUNAR_TEST_TIMES'];
if (times)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const seconds = [performance.now() / 1000, (user + system) / 1e6].map((one) => one.toFixed(1));
    appendFileSync(times, `${[...seconds, String(process.argv[1])].join('\t')}\n`);
  });
