import { say } from '#lib/platform/terminal/say.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { chooseChecker } from './types/choose-checker.ts';

const main = async (): Promise<void> => {
  const { isNative, args } = chooseChecker('.');
  if (!isNative)
    say('oxlint has no build for this machine: only the compiler runs, no rules that need types.');
  await leaveWith(await runCommand({ command: process.execPath, args }));
};

runScript(main, { codeWhenStopped: 130 });
