import { existsSync } from 'node:fs';
import { runQuietly } from './run-quietly.ts';
import { say } from './say.ts';

const minute = 60_000;

const mayInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const apt = (...args: string[]) =>
  runQuietly({
    command: 'apt-get',
    args: ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'Acquire::http::Timeout=30', ...args],
    timeoutMs: 10 * minute,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

let listsAreFresh = false;

/** Installs Debian packages where that is ours to do: as root on Debian. False when it is not, or fails. */
export const installPackages = async (...names: string[]): Promise<boolean> => {
  if (!mayInstall()) return false;
  say(`Installing ${names.join(', ')} …`);
  listsAreFresh ||= (await apt('update')).ok;
  return (await apt('install', '-y', '--no-install-recommends', ...names)).ok;
};
