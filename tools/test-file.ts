import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { runProject } from './browser/run-project.ts';
import { runNodeTests } from './node-tests.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const main = async (): Promise<void> => {
  const files = process.argv.slice(2);
  if (files.length === 0)
    throw new SetUpError('Name the test files: npm run test:file -- lib/platform/http/rate-limit.test.ts');
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  if (specs.length > 0 && specs.length < files.length)
    throw new SetUpError('Run browser tests (*.spec.ts) and other tests (*.test.ts) separately.');
  // Playwright runs each file in the project of its folder.
  if (specs.length > 0) return runProject(['ui', 'slow'], ...specs);
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  await leaveWith(await runNodeTests({ files, mongodbUri: mongod.uri, reporter: 'spec' }));
};

runScript(main, { codeWhenStopped: 130 });
