import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { freePort, untilListening } from '#server/embedded/ports.ts';
import { nginx } from '#tools/test/find-proxies.ts';
import { recordMax, recordMin, tell } from '../prove-figures.ts';
import { hasFailed, makeCast, startVisitors } from './visitors.ts';

const AROUND_MS = 5000;
// The unit adds this to an instance's port for its metrics.
const METRICS_OFFSET = 6400;

const read = (file: string): string => readFileSync(join(projectRoot, 'docs', file), 'utf8');

const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`The docs have no ${from} any more.`);
  return text.replaceAll(from, to);
};

const findInstancePort = async (): Promise<number> => {
  for (;;) {
    const port = await freePort();
    if (port + METRICS_OFFSET < 65_536) return port;
  }
};

interface Machine {
  readonly folder: string;
  readonly port: number;
  readonly instances: readonly [number, number];
}

/** What the upgrade calls `systemctl`: it runs the unit's own line, and ends an instance as systemd does. */
const systemctl = ({ folder }: Machine): string => {
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(read('deploy/hunar@.service')) ?? [];
  const command = replaced(replaced(line, '/usr/bin/node', process.execPath), '%i', '$PORT');
  return `#!/bin/sh
set -e
cd ${projectRoot}
PORT="\${3#hunar@}"
case "$1 $2" in
  'enable --now')
    export PORT NODE_ENV=production
    set -a; . ${folder}/hunar.env; set +a
    nohup ${command.replaceAll('$$', '$')} > ${folder}/$PORT.log 2>&1 < /dev/null &
    echo $! > ${folder}/$PORT.pid ;;
  'disable --now')
    pid=$(cat ${folder}/$PORT.pid)
    kill -TERM $pid
    while kill -0 $pid 2> /dev/null; do sleep 0.1; done
    rm ${folder}/$PORT.pid ;;
  'reload nginx') ${nginx()} -c ${folder}/nginx.conf -s reload ;;
  *) echo "no such unit: $*" >&2; exit 1 ;;
esac
`;
};

/** The shipped file without TLS, which has no certificate here. */
const nginxConfig = ({ folder, port }: Machine, freeForRedirects: number): string => {
  const site = replaced(
    replaced(
      replaced(read('deploy/nginx.conf'), 'listen 443 ssl http2', `listen 127.0.0.1:${port}`),
      'listen 80',
      `listen 127.0.0.1:${freeForRedirects}`,
    ),
    '/etc/nginx/',
    `${folder}/`,
  ).replaceAll(/^ *ssl_.*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}`;
};

/** The lines of docs/deploy.md from the choice of the new instance to the end of the old one. */
const upgradeLines = ({ folder, instances: [one, two] }: Machine): string => {
  const [lines = ''] = /^OLD=[^]*?^systemctl disable.*$/m.exec(read('deploy.md')) ?? [];
  // Its last step is followed by one that this part leaves out.
  const here = replaced(lines, '/etc/nginx/', `${folder}/`).replace(/ &&( *#.*)?$/, '');
  return replaced(replaced(here, '300[12]', `\\(${one}\\|${two}\\)`), '6003', String(one + two));
};

/** Ends what an upgrade that broke off left behind. */
const endInstances = ({ folder, instances }: Machine): void => {
  for (const port of instances) {
    const file = join(folder, `${port}.pid`);
    if (!existsSync(file)) continue;
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
    rmSync(file);
  }
};

const setUp = async (): Promise<Machine> => {
  const folder = mkdtempSync(join(tmpdir(), 'hunar-machine-'));
  beforeLeaving(() => rmSync(folder, { recursive: true, force: true }));
  const instances = [await findInstancePort(), await findInstancePort()] as const;
  const machine = { folder, port: await freePort(), instances };
  const { MONGODB_URI, JWT_SECRET } = testEnv();
  const settings = {
    ...{ MONGODB_URI, JWT_SECRET, APP_ORIGIN: 'https://hunar.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    ...{ MAIL_FROM: 'Hunar <no-reply@hunar.example>', HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
    RATE_LIMIT_FACTOR: '1000',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(join(folder, 'hunar.env'), lines.join(''), { mode: 0o600 });
  writeFileSync(join(folder, 'hunar-instance.conf'), `server 127.0.0.1:${instances[0]};\n`);
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(machine, await freePort()));
  writeFileSync(join(folder, 'systemctl'), systemctl(machine));
  chmodSync(join(folder, 'systemctl'), 0o755);
  return machine;
};

/** Runs lines as an operator pastes them, and returns the seconds they take. */
const paste = async ({ folder }: Machine, lines: string): Promise<number> => {
  const since = performance.now();
  const env = { ...process.env, PATH: `${folder}:${dirname(process.execPath)}:${process.env['PATH']}` };
  await promisify(execFile)('bash', ['-c', lines], { env });
  return (performance.now() - since) / 1000;
};

const startNginx = async ({ folder, port }: Machine): Promise<void> => {
  const child = spawn(nginx(), ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  // It writes to its log until its end, also into a folder that has been removed.
  beforeLeaving(async () => {
    child.kill();
    await ended;
  });
  await untilListening(port, AbortSignal.timeout(30_000));
};

/** One machine behind nginx goes to another version and back by the lines of docs/deploy.md, while people use it. */
export const proveUpgrade = async (): Promise<void> => {
  const machine = await setUp();
  beforeLeaving(() => endInstances(machine));
  const [first] = machine.instances;
  await paste(machine, `systemctl enable --now hunar@${first}`);
  const isReady = () =>
    fetch(`http://127.0.0.1:${first}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(isReady);
  await startNginx(machine);
  const visitors = await startVisitors(`http://127.0.0.1:${machine.port}`, await makeCast());
  await wait(AROUND_MS);
  const forwards = await paste(machine, upgradeLines(machine));
  await wait(AROUND_MS);
  const backwards = await paste(machine, upgradeLines(machine));
  await wait(AROUND_MS);
  const seen = await visitors.stop();
  endInstances(machine);

  const failed = seen.filter(hasFailed);
  for (const one of new Set(failed.map(({ request, status }) => `  ${request}: ${status}`))) say(one);
  recordMin('R14 one-machine upgrade: requests', seen.length, 200);
  recordMax('R14 one-machine upgrade: failed', failed.length, 0);
  tell('R14 one-machine upgrade: seconds', forwards);
  tell('R14 one-machine upgrade: seconds back to the version before', backwards);
};
