// Plain JavaScript that needs nothing but Node 20: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');
const binFolder = join(root, 'node_modules/.bin');
const needed = 'v24.';
// Where the scripts of package.json are.
const folders = ['server/scripts', 'tools', 'e2e/proofs', 'bench'];

/** @param {string} message @returns {never} */
const giveUp = (message) => {
  console.error(message);
  process.exit(1);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  giveUp(
    `Hunar needs Node 20.9 or later and this is ${process.version}: install it from https://nodejs.org.`,
  );
};

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages */

// Run where servers run, from an image or after `npm prune --omit=dev`: the packages of production are enough.
const forOperators = new Set(['admin', 'seed', 'migrate', 'outbox', 'listings', 'files']);
const [command = '', ...commandArgs] = process.argv.slice(2);

/** @param {string} file @returns {Packages} */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

/** @param {Package} wanted */
const mayLack = ({ dev, optional, devOptional }) =>
  optional || devOptional || (dev && forOperators.has(command));

// Servers have no Node among their packages.
const bringsNode = () => existsSync(join(root, 'node_modules/node'));

// npm notes at the end of each install what it put in place; an install that was broken off leaves no note.
const isInstalled = () => {
  const present = readPackages('node_modules/.package-lock.json');
  // An image leaves out the packages of Firebase, too; only what was installed for development has a Node.
  const isChosen = forOperators.has(command) && 'node_modules/mongoose' in present && !bringsNode();
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    const found = present[path];
    if (path === '' || (!found && (isChosen || mayLack(wanted)))) return true;
    return found?.version === wanted.version;
  });
};

// npm puts packages in place one by one; a line every ten seconds says how many there are.
const sayProgress = () => {
  const startedMs = performance.now();
  const paths = Object.keys(readPackages('package-lock.json')).filter((path) => path !== '');
  return setInterval(() => {
    const share = paths.filter((path) => existsSync(join(root, path))).length / paths.length;
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    console.log(`  ${seconds} s, ${Math.floor(share * 100)} % of the packages`);
  }, 10_000);
};

/** @param {string[]} args @returns {Promise<boolean>} */
const npm = (...args) => {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // The embedded database is found or fetched when it is needed, not while packages are installed.
  const env = { ...process.env, MONGOMS_DISABLE_POSTINSTALL: '1' };
  const child = spawn('npm', [...args, ...quiet], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const timer = sayProgress();
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  }).finally(() => clearInterval(timer));
};

const installPackages = async () => {
  if (isInstalled()) return;
  console.log('Installing packages into node_modules …');
  if (!(await npm('ci', '--include=dev')))
    giveUp(
      'The packages could not be installed: the lines above say why; check the network and run it again.',
    );
};

/** @param {string} file */
const isNode24 = (file) => spawnSync(file, ['-v'], { encoding: 'utf8' }).stdout?.startsWith(needed) ?? false;

// A server machine brings its own Node and has none among its packages.
const findNode24 = () => {
  const candidates = [join(binFolder, 'node'), ...(forOperators.has(command) ? [process.execPath] : [])];
  return candidates.find(isNode24);
};

const fetchNode24 = async () => {
  console.log('Fetching Node 24 into node_modules …');
  return (await npm('rebuild', 'node')) ? findNode24() : undefined;
};

const requireNode24 = async () =>
  findNode24() ??
  (bringsNode() ? await fetchNode24() : undefined) ??
  giveUp(
    bringsNode()
      ? 'Node 24 could not be fetched into node_modules: check the network and run it again, or install Node 24 on this machine.'
      : `Servers run on Node 24, and the node on the path is ${process.version}: install Node 24 on this machine.`,
  );

/** @param {string} node */
const run = (node) => {
  const name = `${command.replace(/\W/g, '-')}.ts`;
  const script = folders.map((folder) => join(root, folder, name)).find((file) => existsSync(file));
  if (!script) return giveUp(`There is no script ${name} in ${folders.join(', ')}.`);
  const child = spawn(node, [script, ...commandArgs], {
    cwd: root,
    // The channel tells the script when this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Modules that some process has compiled are ready for the next: a test run starts hundreds.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      // As in the container image: the image library's threads would each keep a memory arena.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PATH: binFolder + delimiter + process.env['PATH'],
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // A shell between npm and us passes no signals on: it dies of them and leaves us to another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
};

checkNode();
await installPackages();
run(await requireNode24());
