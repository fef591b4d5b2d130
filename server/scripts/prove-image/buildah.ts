import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say, SetUpError } from '#server/embedded/say.ts';
import { projectRoot } from '#server/routes.ts';
import { runCommand } from '../run-command.ts';
import { beforeLeaving } from '../run-script.ts';

/** The image that is built. */
const IMAGE = 'localhost/hunar';
/** Stands for `node:24-bookworm-slim` where no registry of images is within reach. */
const BASE = 'localhost/hunar-base';
const MIRROR = 'http://deb.debian.org/debian';
// No other process, network or user is shut out: enough to build, start and look, where nothing more is allowed.
const ISOLATION = ['--isolation', 'chroot'];

const run = promisify(execFile);

/** Runs buildah and answers what it prints. */
export const buildah = async (...args: string[]): Promise<string> =>
  (await run('buildah', args, { maxBuffer: 50_000_000 })).stdout.trim();

const isThere = (command: string): boolean => {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Says in one sentence what a machine lacks to build and start images. */
export const requireTools = (): void => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new SetUpError('prove:image needs Linux and root: it makes a Debian of its own to build on.');
  const missing = ['buildah', 'debootstrap'].filter((command) => !isThere(command));
  if (missing.length > 0)
    throw new SetUpError(
      `prove:image needs ${missing.join(' and ')}: apt-get install -y --no-install-recommends ${missing.join(' ')}.`,
    );
};

const foreground = async (command: string, ...args: string[]): Promise<void> => {
  const code = await runCommand({ command, args });
  if (code !== 0)
    throw new SetUpError(`${command} ${args[0] ?? ''} ended with ${code}: the lines above say why.`);
};

/** A container of an image, and where its files lie; gone with the script. */
export const openContainer = async (image: string) => {
  const container = await buildah('from', '--pull-never', image);
  const close = async (): Promise<void> => void (await buildah('rm', container));
  beforeLeaving(close);
  return { container, folder: await buildah('mount', container) };
};

// Of this machine: the same Node that the tests run on, and the npm that has installed them.
const copyNode = (folder: string): void => {
  const local = join(folder, 'usr/local');
  cpSync(realpathSync(process.execPath), join(local, 'bin/node'));
  const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  cpSync(join(npm, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(local, 'bin/npm'), { force: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
};

const hasBase = (): Promise<boolean> =>
  buildah('inspect', '--type', 'image', BASE).then(
    () => true,
    () => false,
  );

/** Makes a Debian with Node and the user `node`, unless an earlier run did. */
const makeBase = async (): Promise<void> => {
  if (await hasBase()) return;
  say('Making a Debian with Node to build on …');
  const { container, folder } = await openContainer('scratch');
  await foreground(
    'debootstrap',
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    folder,
    MIRROR,
  );
  copyNode(folder);
  await foreground('chroot', folder, 'useradd', '--create-home', '--uid', '1000', 'node');
  const path = ['local/sbin', 'local/bin', 'sbin', 'bin'].map((name) => `/usr/${name}`).join(':');
  await buildah('config', '--env', `PATH=${path}:/sbin:/bin`, container);
  // A network that looks into TLS has a certificate of its own, which packages are fetched under.
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates && existsSync(certificates)) {
    cpSync(certificates, join(folder, 'etc/ssl/certs/extra.pem'), { dereference: true });
    await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.pem', container);
  }
  await buildah('commit', '--quiet', container, BASE);
};

/** Builds the image from this tree as the Dockerfile says, on a base of our own. */
export const buildImage = async (): Promise<string> => {
  await makeBase();
  const options = [...ISOLATION, '--format', 'docker', '--pull-never', '--from', BASE];
  // What this machine has fetched already is not fetched again; the image gets none of it.
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  options.push('--volume', `${cache}:/root/.npm`);
  // Left to itself buildah allows 1,024, fewer than npm opens where it finds all packages at once.
  options.push('--ulimit', 'nofile=16384:16384');
  await foreground('buildah', 'bud', ...options, '--tag', IMAGE, projectRoot);
  return IMAGE;
};

/** The arguments by which buildah runs a command in a container as the image has it: its user, its folder. */
export const inContainer = (container: string, env: Record<string, string>, command: readonly string[]) => [
  ...['run', ...ISOLATION],
  ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...[container, '--', ...command],
];
