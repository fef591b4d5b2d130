import { say } from '../embedded/say.ts';
import { startTestMongod } from '../embedded/test-mongod.ts';
import { runNodeTests } from './node-tests.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';
import { chooseTests, type Choice } from './test/choose-tests.ts';
import { readImportGraph } from '#server/lint/import-graph.ts';
import { listChanges } from './test/list-changes.ts';

const runGroups = async (groups: Choice['groups']): Promise<number> => {
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  let worst = 0;
  for (const files of groups.filter(({ length }) => length > 0))
    worst ||= await runNodeTests({ files, mongodbUri: mongod.uri, reporter: 'quiet' });
  return worst;
};

const main = async (): Promise<void> => {
  const changed = listChanges();
  const { groups, leftOut } = chooseTests(readImportGraph(), changed);
  say(`${changed.length} files changed since main; ${groups.flat().length} test files can be affected.`);
  if (process.argv.includes('--list')) say(groups.flat().join('\n'));
  const code = process.argv.includes('--list') ? 0 : await runGroups(groups);
  for (const line of leftOut) say(`Left out (npm test runs it): ${line}`);
  await leaveWith(code);
};

runScript(main, { codeWhenStopped: 130 });
