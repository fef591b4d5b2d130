import { say, SetUpError } from '../embedded/say.ts';
import { compareTests } from './assertions/compare-tests.ts';
import { readRenamed, readTestsAt, readTestsNow } from './assertions/read-tests.ts';
import { leaveWith, runScript } from './run-script.ts';

const main = async (): Promise<void> => {
  const [commit] = process.argv.slice(2);
  if (!commit) throw new SetUpError('Say since which commit: npm run assertions -- main');
  const compared = { before: readTestsAt(commit), now: readTestsNow(), renamed: readRenamed() };
  const { gone, before, now, lines } = compareTests(compared);
  for (const line of lines) say(line);
  say(`\n${before} assertions at ${commit}, ${now} now.`);
  if (gone.length > 0)
    say(`\nTests that are gone (a new name belongs into docs/renamed-tests.tsv):\n${gone.join('\n')}`);
  await leaveWith(gone.length > 0 || now < before ? 1 : 0);
};

runScript(main, { codeWhenStopped: 130 });
