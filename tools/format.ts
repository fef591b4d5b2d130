import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

const prettier = join(projectRoot, 'node_modules/prettier/bin/prettier.cjs');
// Skips files unchanged since the last successful check.
const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];

/** The files that differ from the last commit, new ones included. */
const listChanged = (): string[] => {
  const git = (...args: string[]): string[] =>
    execFileSync('git', [...args, '-z'], { cwd: projectRoot, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
};

const main = async (): Promise<void> => {
  const isCheck = process.argv.includes('--check');
  const mode = isCheck ? '--check' : '--write';
  const files = process.argv.includes('--changed') ? listChanged() : ['.'];
  if (files.length === 0) return leaveWith(0);
  const args = [prettier, mode, '--log-level=warn', '--ignore-unknown', ...cache, ...files];
  const code = await runCommand({ command: process.execPath, args });
  if (isCheck && code !== 0) console.error('`npm run format` puts these files in order.');
  await leaveWith(code);
};

runScript(main, { codeWhenStopped: 130 });
