import { installPackages } from './install-packages.ts';
import { runQuietly } from './run-quietly.ts';

const oldestVersion = 6;

const askVersion = (path: string) => runQuietly({ command: path, args: ['--version'], timeoutMs: 10_000 });

/** Whether the file is a database server that runs on this machine and is new enough. */
export const isUsableMongod = async (path: string): Promise<boolean> => {
  let answer = await askVersion(path);
  if (!answer.ok && answer.output.includes('libcurl.so.4') && (await installPackages('libcurl4')))
    answer = await askVersion(path);
  const major = /db version v(\d+)/.exec(answer.output)?.[1];
  return answer.ok && Number(major) >= oldestVersion;
};
