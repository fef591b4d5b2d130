import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { projectRoot } from '#lib/platform/config/project-root.ts';

/** The programs of Debian that read the files of docs/deploy, where docs/deploy.md installs them. */
const checks: readonly [name: string, program: string, ...args: string[]][] = [
  ['Prometheus reads its settings and rules', '/usr/bin/promtool', 'check', 'config', 'prometheus.yml'],
  ['the alerts fire when they should', '/usr/bin/promtool', 'test', 'rules', 'alerts-test.yml'],
  ['Alertmanager reads its settings', '/usr/bin/amtool', 'check-config', 'alertmanager.yml'],
  ['HAProxy accepts its settings', '/usr/sbin/haproxy', '-c', '-f', 'haproxy.cfg'],
];

for (const [name, program, ...args] of checks)
  test(name, { skip: !existsSync(program) && `${program} is not installed` }, async () => {
    await promisify(execFile)(program, args, { cwd: join(projectRoot, 'docs/deploy') });
  });
