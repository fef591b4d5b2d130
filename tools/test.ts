import { findBrowser } from '#server/embedded/find-browser.ts';
import { findHaproxy } from './test/find-proxies.ts';
import { findRedis } from './test/find-redis.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { noteFailures } from './test/failures.ts';
import { layers } from './test/layers.ts';
import { runLayers } from './test/run-layers.ts';

const main = async (): Promise<void> => {
  const startedAt = performance.now();
  const isFast = process.argv.includes('--fast');
  const browser = isFast ? {} : await findBrowser();
  if (!isFast) await findHaproxy();
  if (!isFast) await findRedis();
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  const { notes, failures } = noteFailures();
  process.env['HUNAR_FAILURES'] = notes;
  const passed = await runLayers({
    layers: layers.filter(({ slow }) => !isFast || !slow),
    run: { mongodbUri: mongod.uri, isFast, browser, failures },
    startedAt,
    tell: say,
  });
  if (isFast)
    say('Left out (npm test runs it): build, browser, and the test files that take long or ask every call.');
  const lastWords = passed ? null : mongod.lastWords();
  if (lastWords) say(`The database server ended during the run:\n${lastWords}`);
  await leaveWith(passed ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
