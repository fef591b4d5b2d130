import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';

/** The image that is built. */
const IMAGE = 'localhost/hunar';
/** Replaces `node:24-bookworm-slim` where no image registry is reachable. */
const BASE = 'localhost/hunar-base';
const MIRROR = 'http://deb.debian.org/debian';
// Isolates neither processes, network nor users: enough to build and start images on a restricted machine.
const ISOLATION = ['--isolation', 'chroot'];

const run = promisify(execFile);

/** Runs buildah and returns its output. */
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

/** Describes in one sentence what this machine lacks to build and start images. */
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

/** A container of an image and its files, removed when the script ends. */
export const openContainer = async (image: string) => {
  const container = await buildah('from', '--pull-never', image);
  const close = async (): Promise<void> => void (await buildah('rm', container));
  beforeLeaving(close);
  return { container, folder: await buildah('mount', container) };
};

// This machine's Node, which also runs the tests, and the npm that installed them.
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
  // A network that inspects TLS has its own certificate, which package downloads need.
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
  // Reuses this machine's npm cache; none of it ends up in the image.
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  options.push('--volume', `${cache}:/root/.npm`);
  // Buildah allows 1,024 open files by default, fewer than npm opens with all packages cached.
  options.push('--ulimit', 'nofile=16384:16384');
  await foreground('buildah', 'bud', ...options, '--tag', IMAGE, projectRoot);
  return IMAGE;
};

/** The buildah arguments that run a command as the image's user in the image's folder. */
export const inContainer = (container: string, env: Record<string, string>, command: readonly string[]) => [
  ...['run', ...ISOLATION],
  ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...[container, '--', ...command],
];
