import { existsSync } from 'node:fs';
import { runQuietly } from '#lib/platform/terminal/run-quietly.ts';
import { mayInstall } from '#lib/platform/terminal/ask-first.ts';
import { withProgress } from '#lib/platform/terminal/progress.ts';

const minute = 60_000;

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const apt = (...args: string[]) =>
  runQuietly({
    command: 'apt-get',
    args: ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'Acquire::http::Timeout=30', ...args],
    timeoutMs: 10 * minute,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

let listsAreFresh = false;

const install = async (names: string[]): Promise<boolean> => {
  listsAreFresh ||= (await apt('update')).ok;
  return (await apt('install', '-y', '--no-install-recommends', ...names)).ok;
};

/** Installs Debian packages when run as root on Debian, after saying so and asking. Returns false if nothing came of it. */
export const installPackages = async (names: string[], without: string): Promise<boolean> => {
  const list = names.join(', ');
  const what = `${list}, by apt-get install`;
  if (!canInstall() || !(await mayInstall({ what, without }))) return false;
  return withProgress(`Installing ${list}`, () => install(names));
};
