import { findBrowser } from '#server/embedded/find-browser.ts';
import { findHaproxy } from './test/find-proxies.ts';
import { findRedis } from './test/find-redis.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { collectFailures } from '#e2e/kit/failures.ts';
import { listChanges, listChangesIfAny } from './test/list-changes.ts';
import { readOptions } from './test/read-options.ts';
import { layers } from './test/layers.ts';
import { runLayers } from './test/run-layers.ts';

const USAGE = `npm test: runs every check and lists all failures at the end.
  -- --first           stops at the first layer that fails
  -- --fast            leaves out build, browser and slow tests, as npm run verify:fast does
  -- --since COMMIT    begins with the tests that a change since COMMIT can break (default: main)`;

const main = async (): Promise<void> => {
  const startedAt = performance.now();
  const { fast, first, since } = readOptions(
    { fast: { type: 'boolean' }, first: { type: 'boolean' }, since: { type: 'string' } },
    USAGE,
  );
  const isFast = fast ?? false;
  const changed = since === undefined ? listChangesIfAny() : listChanges(since);
  const browser = isFast ? {} : await findBrowser();
  if (!isFast) await findHaproxy();
  if (!isFast) await findRedis();
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  const { notes, failures } = collectFailures();
  process.env['HUNAR_FAILURES'] = notes;
  const passed = await runLayers({
    layers: layers.filter(({ slow }) => !isFast || !slow),
    run: { mongodbUri: mongod.uri, isFast, changed, browser, failures },
    startedAt,
    stopsAtFirst: first ?? false,
    tell: say,
  });
  if (isFast)
    say('Left out (npm test runs it): build, browser, and the test files that take long or ask every call.');
  const lastWords = passed ? null : mongod.lastWords();
  if (lastWords) say(`The database server ended during the run:\n${lastWords}`);
  await leaveWith(passed ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
