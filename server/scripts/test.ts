import { findBrowser } from '../embedded/find-browser.ts';
import { say } from '../embedded/say.ts';
import { startTestMongod } from '../embedded/test-mongod.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';
import { noteFailures } from './test/failures.ts';
import { layers } from './test/layers.ts';
import { runLayers } from './test/run-layers.ts';

const main = async (): Promise<void> => {
  const startedAt = performance.now();
  const isFast = process.argv.includes('--fast');
  const browser = isFast ? {} : await findBrowser();
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
