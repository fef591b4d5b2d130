import { join } from 'node:path';
import { projectRoot } from '../routes.ts';
import { runCommand } from './run-command.ts';
import { leaveWith, runScript } from './run-script.ts';

const prettier = join(projectRoot, 'node_modules/prettier/bin/prettier.cjs');
// What is unchanged since it was last found in order is not read again.
const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];

const main = async (): Promise<void> => {
  const isCheck = process.argv.includes('--check');
  const mode = isCheck ? '--check' : '--write';
  const args = [prettier, mode, '--log-level=warn', ...cache, '.'];
  const code = await runCommand({ command: process.execPath, args });
  if (isCheck && code !== 0) console.error('`npm run format` puts these files in order.');
  await leaveWith(code);
};

runScript(main, { codeWhenStopped: 130 });
