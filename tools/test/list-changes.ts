import { execFileSync } from 'node:child_process';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

const git = (...args: string[]): string[] => {
  try {
    const text = execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\n').filter(Boolean);
  } catch {
    throw new SetUpError(`git ${args.join(' ')} failed: is this a clone with a branch main?`);
  }
};

/** Files that differ from where this branch left main, committed or not, new ones included. */
export const listChanges = (main = 'main'): string[] => {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', main);
  const changed = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
};

/** The same; nothing where there is no history to compare with, as in an archive or a clone of one commit. */
export const listChangesIfAny = (): string[] => {
  try {
    return listChanges();
  } catch (error) {
    if (error instanceof SetUpError) return [];
    throw error;
  }
};
