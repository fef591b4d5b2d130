import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '#server/embedded/cache-folder.ts';
import { runQuietly } from '#lib/platform/terminal/run-quietly.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

const VERSION = '4.32.5';
const folder = (): string => join(cacheFolder(), `schemathesis-${VERSION}`);

const mustRun = async (command: string, args: string[]): Promise<void> => {
  const { ok, output } = await runQuietly({ command, args, timeoutMs: 5 * 60_000 });
  if (!ok)
    throw new SetUpError(`Schemathesis could not be installed (python3 and PyPI are needed): ${output}`);
};

/** Returns the Schemathesis command and installs it into the project's cache if missing. */
export const findSchemathesis = async (): Promise<string> => {
  const command = join(folder(), 'bin/st');
  if (existsSync(command)) return command;
  say(`Installing Schemathesis ${VERSION} …`);
  await mustRun('python3', ['-m', 'venv', '--clear', folder()]);
  await mustRun(join(folder(), 'bin/pip'), ['install', '--quiet', `schemathesis==${VERSION}`]);
  return command;
};
