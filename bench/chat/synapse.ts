import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '#server/embedded/ports.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

const VERSION = '1.163.2';
const START_MS = 60_000;
const run = promisify(execFile);

const said = z.object({ stdout: z.string(), stderr: z.string() });

// Python reports a missing venv on its standard output, pip a missing package on the other.
const explain = (error: unknown): string => {
  const { data } = said.safeParse(error);
  return data ? `${data.stdout}${data.stderr}`.trim() : String(error);
};

const createFolder = async (folder: string, python: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await run('python3', ['-m', 'venv', folder]);
  await run(python, ['-m', 'pip', 'install', '--quiet', `matrix-synapse==${VERSION}`]);
};

/** Installs Synapse into a folder of the project's cache, once. Returns its Python. */
export const installSynapse = async (): Promise<string> => {
  const folder = join(projectRoot, '.cache/synapse', VERSION);
  const python = join(folder, 'bin/python');
  const isInstalled = await run(python, ['-c', 'import synapse.app.homeserver']).then(
    () => true,
    () => false,
  );
  if (isInstalled) return python;
  try {
    await createFolder(folder, python);
  } catch (error) {
    throw new Error(`Synapse ${VERSION} could not be installed: ${explain(error)}`, { cause: error });
  }
  return python;
};

const free = { per_second: 1_000_000, burst_count: 1_000_000 };

// No limits and no federation. Uses SQLite, which Synapse ships with; PostgreSQL would be faster under load.
const settings = (port: number) => ({
  listeners: [
    {
      ...{ port, tls: false, type: 'http', bind_addresses: ['127.0.0.1'] },
      resources: [{ names: ['client'], compress: false }],
    },
  ],
  enable_registration: true,
  enable_registration_without_verification: true,
  trusted_key_servers: [],
  rc_message: free,
  rc_registration: free,
  rc_login: { address: free, account: free, failed_attempts: free },
  rc_joins: { local: free, remote: free },
  rc_invites: { per_room: free, per_user: free, per_issuer: free },
});

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/_matrix/client/versions`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a Synapse with temporary data. */
export const startSynapse = async (): Promise<{ url: string; stop(): void }> => {
  const python = await installSynapse();
  const folder = mkdtempSync(join(tmpdir(), 'hunar-synapse-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = ['-m', 'synapse.app.homeserver', '--config-path', 'homeserver.yaml'];
  const generate = [...app, '--server-name', 'bench.local', '--generate-config', '--report-stats=no'];
  await run(python, generate, { cwd: folder });
  // JSON is valid YAML.
  writeFileSync(join(folder, 'bench.yaml'), JSON.stringify(settings(port)));
  const log = openSync(join(folder, 'out.log'), 'w');
  const stdio = ['ignore', log, log] as const;
  const child = spawn(python, [...app, '--config-path', 'bench.yaml'], { cwd: folder, stdio: [...stdio] });
  const stop = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await isUp(url))) {
    if (Date.now() < deadline && child.exitCode === null) {
      await wait(200);
      continue;
    }
    stop();
    throw new Error('Synapse did not start.');
  }
  return { url, stop };
};
