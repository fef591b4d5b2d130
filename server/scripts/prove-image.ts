import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { codeOf, stepOf } from '#lib/features/accounts/rules/totp-codes.ts';
import { fromLetters } from '#server/testing/factories/totps.ts';
import { freePort } from '#server/embedded/ports.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { buildah, buildImage, inContainer, openContainer, requireTools } from './prove-image/buildah.ts';
import { keepFigures, least, most, tell } from './prove-figures.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';

interface Running {
  container: string;
  env: Record<string, string>;
}

const execute = promisify(execFile);

/** What a command prints in the container, as the image's user. */
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

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const PATIENCE_MS = 120_000;

const untilReady = async (origin: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    if (Date.now() > deadline) throw new Error('The server did not become ready.');
    await wait(100);
  }
};

const childrenOf = (pid: number): number[] =>
  globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );

/** The process at the end of the line that buildah starts: the server itself. */
const lastOf = (pid: number): number => {
  const [child] = childrenOf(pid);
  return child === undefined ? pid : lastOf(child);
};

/** Every file of the product with its size and when it was written. */
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

/** Turns on the authenticator app, without which an admin may do nothing. */
const turnOnApp = async (origin: string, token: string, password: string): Promise<void> => {
  const ask = async (body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/v1/auth/totp`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    return answer.json();
  };
  const { secret } = keySchema.parse(await ask({ password })).data;
  await ask({ code: codeOf(fromLetters(secret), stepOf(new Date())) });
};

/** Runs what operators run, in the running server's own folder. */
const proveCommands = async (running: Running, app: string): Promise<void> => {
  const origin = running.env['APP_ORIGIN'] ?? '';
  const before = new Set(listFiles(app));
  const npm = (input: string, ...args: string[]) => runIn(running, input, 'npm', 'run', '--silent', ...args);
  const isMigrated = (await npm('', 'migrate')).includes('All rows fit this release.');
  const email = 'admin@hunar.example';
  const told = await npm('', 'admin', '--', 'create', email);
  const password = /Password: (\S+)/.exec(told)?.[1] ?? '';
  const token = await logIn(origin, email, password);
  await turnOnApp(origin, token, password);
  const services =
    /: (\d+) services were new/.exec(await npm(token, 'seed', '--', '--url', origin))?.[1] ?? '0';
  least('IMAGE migrations finished by its own command', isMigrated ? 1 : 0, 1);
  least('IMAGE admins made by its own command', token.length > 0 ? 1 : 0, 1);
  least('IMAGE services seeded by its own command', Number(services), 32);
  const changed = listFiles(app).filter((file) => !before.has(file));
  most('IMAGE files that these commands installed or changed', changed.length, 0);
};

const proveUser = async (running: Running): Promise<void> => {
  const uid = Number(await runIn(running, '', 'node', '--print', 'process.getuid()'));
  least('IMAGE user id of its processes', uid, 1);
};

const containerSchema = z.looseObject({
  Docker: z.looseObject({ config: z.looseObject({ Cmd: z.array(z.string()) }) }),
});

/** Starts the server of the image on a replica set and stops it as a machine does. */
const proveServer = async (running: Running, app: string): Promise<void> => {
  const { container, env } = running;
  const origin = env['APP_ORIGIN'] ?? '';
  const inspected: unknown = JSON.parse(await buildah('inspect', '--type', 'container', container));
  const command = containerSchema.parse(inspected).Docker.config.Cmd;
  const startedAt = performance.now();
  const server = spawn('buildah', inContainer(container, env, command), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  beforeLeaving(() => void (server.exitCode === null && server.pid && process.kill(lastOf(server.pid))));
  await untilReady(origin, server);
  tell('IMAGE seconds until ready', Math.round(performance.now() - startedAt) / 1000);
  least('IMAGE status of its first page', await statusOf(`${origin}/`), 200);
  await proveUser(running);
  await proveCommands(running, app);
  const ended = once(server, 'exit');
  process.kill(lastOf(server.pid ?? 0), 'SIGTERM');
  const [code] = z.tuple([z.number(), z.unknown()]).parse(await ended);
  most('IMAGE exit code after SIGTERM', code, 0);
};

const megabytes = (folder: string): number =>
  Number(execFileSync('du', ['--summarize', '--block-size=1M', folder], { encoding: 'utf8' }).split('\t')[0]);

const main = async (): Promise<void> => {
  requireTools();
  const image = await buildImage();
  const { container, folder } = await openContainer(image);
  const app = join(folder, 'app');
  most('IMAGE development packages', countDevelopmentPackages(app), 0);
  most('IMAGE megabytes of the product with its packages', megabytes(app), 480);
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  await proveServer({ container, env: await settings(mongod.uri) }, app);
  await leaveWith(keepFigures('image') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
