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
    throw new SetUpError(`git ${args.join(' ')} failed: is this a clone that has this commit?`);
  }
};

/** Files that differ from where this branch left a commit, committed or not, new ones included. */
export const listChanges = (since = 'main'): string[] => {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', since);
  const changed = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
};

/** Files that differ from main; none without a history to compare with, as in an archive or a clone of one commit. */
export const listChangesIfAny = (): string[] => {
  try {
    return listChanges();
  } catch (error) {
    if (error instanceof SetUpError) return [];
    throw error;
  }
};
