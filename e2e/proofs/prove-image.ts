import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { computeCode, toTimeStep } from '#lib/features/accounts/rules/totp-codes.ts';
import { fromLetters } from '#e2e/kit/factories/totps.ts';
import { freePort } from '#server/embedded/ports.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { buildah, buildImage, inContainer, openContainer, requireTools } from './prove-image/buildah.ts';
import { keepFigures, recordMin, recordMax, tell } from './prove-figures.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

interface Running {
  container: string;
  env: Record<string, string>;
}

const execute = promisify(execFile);

/** The output of a command in the container, run as the image's user. */
const runIn = async ({ container, env }: Running, input: string, ...command: string[]): Promise<string> => {
  const running = execute('buildah', inContainer(container, env, command));
  running.child.stdin?.end(input);
  return (await running).stdout;
};

const settings = async (uri: string): Promise<Record<string, string>> => {
  const port = await freePort();
  return {
    MONGODB_URI: uri,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Hunar <no-reply@hunar.example>',
    JWT_SECRET: 'a secret that is only good for one proof',
    LOG_LEVEL: 'warn',
  };
};

const readStatus = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const PATIENCE_MS = 120_000;

const untilReady = async (origin: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await readStatus(`${origin}/readyz`)) !== 200) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    if (Date.now() > deadline) throw new Error('The server did not become ready.');
    await wait(100);
  }
};

const listChildren = (pid: number): number[] =>
  globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );

/** The server's process, the last of the chain that buildah starts. */
const findLast = (pid: number): number => {
  const [child] = listChildren(pid);
  return child === undefined ? pid : findLast(child);
};

/** Every file of the product with its size and modification time. */
const listFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, exclude: (name) => name === '.cache' }).map((file) => {
    const { size, mtimeMs, mode } = lstatSync(join(folder, file));
    return [file, mode, mtimeMs, size].join(' ');
  });

const lockSchema = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
});

const countDevelopmentPackages = (app: string): number =>
  Object.values(
    lockSchema.parse(JSON.parse(readFileSync(join(app, 'node_modules/.package-lock.json'), 'utf8'))).packages,
  ).filter(({ dev }) => dev).length;

const loginSchema = z.looseObject({ token: z.string() });

const logIn = async (origin: string, email: string, password: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return loginSchema.parse(await answer.json()).token;
};

const keySchema = z.looseObject({ data: z.looseObject({ secret: z.string() }) });

/** Turns on the authenticator app, which admins need before anything else. */
const turnOnApp = async (origin: string, token: string, password: string): Promise<void> => {
  const ask = async (body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/v1/auth/totp`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    return answer.json();
  };
  const { secret } = keySchema.parse(await ask({ password })).data;
  await ask({ code: computeCode(fromLetters(secret), toTimeStep(new Date())) });
};

/** Runs an operator's command in the running server's folder. */
const proveCommands = async (running: Running, app: string): Promise<void> => {
  const origin = running.env['APP_ORIGIN'] ?? '';
  const before = new Set(listFiles(app));
  const npm = (input: string, ...args: string[]) => runIn(running, input, 'npm', 'run', '--silent', ...args);
  const isMigrated = (await npm('', 'migrate')).includes('All rows fit this release.');
  const email = 'admin@hunar.example';
  const output = await npm('', 'admin', '--', 'create', email);
  const password = /Password: (\S+)/.exec(output)?.[1] ?? '';
  const token = await logIn(origin, email, password);
  await turnOnApp(origin, token, password);
  const services =
    /: (\d+) services were new/.exec(await npm(token, 'seed', '--', '--url', origin))?.[1] ?? '0';
  recordMin('IMAGE migrations finished by its own command', isMigrated ? 1 : 0, 1);
  recordMin('IMAGE admins made by its own command', token.length > 0 ? 1 : 0, 1);
  recordMin('IMAGE services seeded by its own command', Number(services), 32);
  const changed = listFiles(app).filter((file) => !before.has(file));
  recordMax('IMAGE files that these commands installed or changed', changed.length, 0);
};

const proveUser = async (running: Running): Promise<void> => {
  const uid = Number(await runIn(running, '', 'node', '--print', 'process.getuid()'));
  recordMin('IMAGE user id of its processes', uid, 1);
};

const containerSchema = z.looseObject({
  Docker: z.looseObject({ config: z.looseObject({ Cmd: z.array(z.string()) }) }),
});

/** Starts the image's server on a replica set and stops it with a signal, as a host does. */
const proveServer = async (running: Running, app: string): Promise<void> => {
  const { container, env } = running;
  const origin = env['APP_ORIGIN'] ?? '';
  const inspected: unknown = JSON.parse(await buildah('inspect', '--type', 'container', container));
  const command = containerSchema.parse(inspected).Docker.config.Cmd;
  const startedAt = performance.now();
  const server = spawn('buildah', inContainer(container, env, command), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  beforeLeaving(() => void (server.exitCode === null && server.pid && process.kill(findLast(server.pid))));
  await untilReady(origin, server);
  tell('IMAGE seconds until ready', Math.round(performance.now() - startedAt) / 1000);
  recordMin('IMAGE status of its first page', await readStatus(`${origin}/`), 200);
  await proveUser(running);
  await proveCommands(running, app);
  const ended = once(server, 'exit');
  process.kill(findLast(server.pid ?? 0), 'SIGTERM');
  const [code] = z.tuple([z.number(), z.unknown()]).parse(await ended);
  recordMax('IMAGE exit code after SIGTERM', code, 0);
};

const megabytes = (folder: string): number =>
  Number(execFileSync('du', ['--summarize', '--block-size=1M', folder], { encoding: 'utf8' }).split('\t')[0]);

const main = async (): Promise<void> => {
  requireTools();
  const image = await buildImage();
  const { container, folder } = await openContainer(image);
  const app = join(folder, 'app');
  recordMax('IMAGE development packages', countDevelopmentPackages(app), 0);
  recordMax('IMAGE megabytes of the product with its packages', megabytes(app), 480);
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  await proveServer({ container, env: await settings(mongod.uri) }, app);
  await leaveWith(keepFigures('image') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
