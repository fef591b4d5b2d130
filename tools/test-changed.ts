import { say } from '#lib/platform/terminal/say.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { MATRIX_FILES } from '#e2e/kit/api/load-matrix.ts';
import { runNodeTests } from './node-tests.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { chooseTests, type Choice } from './test/choose-tests.ts';
import { readImportGraph } from '#tools/lint/import-graph.ts';
import { listChanges } from './test/list-changes.ts';
import { readOptions } from './test/read-options.ts';

const runChosen = async ({ first, groups }: Choice): Promise<number> => {
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  const run = { mongodbUri: mongod.uri, reporter: 'quiet' } as const;
  let worst = 0;
  if (first.files.length > 0) {
    say(`First: ${first.files.join(' ')}; matrix rows of ${first.matrixFiles.join(' ') || 'all files'}`);
    const { files, matrixFiles } = first;
    const env: Record<string, string> =
      matrixFiles.length > 0 ? { [MATRIX_FILES]: matrixFiles.join(',') } : {};
    worst = await runNodeTests({ ...run, files, env });
  }
  for (const files of groups.filter(({ length }) => length > 0))
    worst ||= await runNodeTests({ ...run, files });
  return worst;
};

const USAGE = `npm run test:changed: runs the tests that your changes can break.
  -- --since COMMIT    changes since COMMIT (default: main)
  -- --list            only names the tests`;

const main = async (): Promise<void> => {
  const { list, since = 'main' } = readOptions(
    { list: { type: 'boolean' }, since: { type: 'string' } },
    USAGE,
  );
  const changed = listChanges(since);
  const choice = chooseTests(readImportGraph(), changed);
  const files = [...choice.first.files, ...choice.groups.flat()];
  say(`${changed.length} files changed since ${since}; ${files.length} test files can be affected.`);
  if (list) say(files.join('\n'));
  const code = list ? 0 : await runChosen(choice);
  for (const line of choice.leftOut) say(`Left out (npm test runs it): ${line}`);
  await leaveWith(code);
};

runScript(main, { codeWhenStopped: 130 });
