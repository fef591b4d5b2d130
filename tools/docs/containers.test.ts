import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parseEnv as parseDotEnv } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseEnv } from '#lib/platform/config/env.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { errors } from '#lib/platform/i18n/texts/common.en.ts';
import { errors as hi } from '#lib/platform/i18n/texts/common.hi.ts';
import { errors as kn } from '#lib/platform/i18n/texts/common.kn.ts';
import { errors as ta } from '#lib/platform/i18n/texts/common.ta.ts';
import { errors as te } from '#lib/platform/i18n/texts/common.te.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';
import { electionSettings } from '#e2e/kit/three-mongods.ts';
import { rootFiles } from '#tools/build/build-pages.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const service = z.looseObject({
  image: z.string().optional(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  restart: z.string().optional(),
  logging: z.looseObject({ options: z.record(z.string(), z.string()) }).optional(),
  environment: z.record(z.string(), z.coerce.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.object({
    inside: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
  }),
  volumes: z.record(z.string(), z.null()),
});

const { services, networks, volumes } = compose.parse(parse(read('docker-compose.yml'), { merge: true }));
const entries = Object.entries(services);
const mongods = entries.filter(([, { command }]) => command?.[0] === 'mongod');
const apps = entries.filter(([, { build }]) => build !== undefined);

const inAllLanguages = { en: errors, hi, kn, ta, te };

const refusal = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(['unavailable', 'body_too_large']),
  requestId: z.string(),
});

// Expands `${NAME:-default}` and `${NAME:?message}` as compose does.
const filledIn = (text: string): string =>
  text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 's'.repeat(32));

describe('docker-compose.yml', () => {
  test('has three mongods in one replica set, each with its own volume', () => {
    assert.equal(mongods.length, 3);
    for (const [name, { command = [], volumes: own = [] }] of mongods) {
      assert.ok(command.includes('--replSet=hunar'));
      assert.deepEqual(own, [`${name}:/data/db`]);
      assert.ok(name in volumes);
    }
  });

  test('joins all three mongods into the replica set that the app servers use', () => {
    const joins = services['replica-set']?.command?.join('\n') ?? '';
    for (const [name] of mongods) assert.ok(joins.includes(`'${name}'`));
    for (const [, { environment }] of apps) {
      const uri = environment?.['MONGODB_URI'] ?? '';
      assert.equal(uri, `mongodb://${mongods.map(([name]) => name).join(',')}/hunar?replicaSet=hunar`);
    }
  });

  test('has two app servers with a complete production environment', () => {
    assert.equal(apps.length, 2);
    for (const [, { environment = {} }] of apps) {
      const filled: Record<string, string> = {};
      for (const [name, value] of Object.entries(environment)) filled[name] = filledIn(value);
      assert.equal(parseEnv(filled).mode, 'production');
    }
  });

  test('contains no secret, and does not start without one', () => {
    for (const [, { environment }] of apps)
      assert.match(environment?.['JWT_SECRET'] ?? '', /^\$\{JWT_SECRET:\?/);
  });

  test('gets each setting that it insists on in CI', () => {
    const needed = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    const [, settings = ''] =
      /docker compose config --quiet\n +env:\n((?: {10}.*\n)+)/.exec(read('.github/workflows/ci.yml')) ?? [];
    for (const name of needed) assert.match(settings, new RegExp(`^ +${name}: `, 'm'));
    assert.ok(needed.length > 0);
  });

  test('checks the health of the databases and the proxy', () => {
    const watched = [...mongods.map(([name]) => name), 'proxy'];
    for (const name of watched) assert.ok(services[name]?.healthcheck, name);
  });

  test('limits the logs of everything that keeps running, so that they never fill the disk', () => {
    const running = atLeastOne(entries.filter(([, { restart }]) => restart === 'unless-stopped'));
    assertEach(running, ([, { logging }]) => logging?.options['max-size'] !== undefined);
  });

  test('dumps the database that the app servers use into a volume of its own', () => {
    const { environment, command = [], volumes: own } = services['backup'] ?? {};
    const [[, app] = []] = apps;
    assert.equal(environment?.['MONGODB_URI'], app?.environment?.['MONGODB_URI']);
    assert.deepEqual(own, ['backups:/backups']);
    const script = (command.at(-1) ?? '').replaceAll('$$', '$');
    execFileSync('/bin/bash', ['-n', '-c', script]);
    assert.match(script, /mongodump .*--archive=part && mv part /);
  });

  test('publishes ports on this machine only', () => {
    const ports = entries.flatMap(([, { ports: open = [] }]) => open);
    assert.deepEqual(
      ports.filter((port) => !port.startsWith('127.0.0.1:')),
      [],
    );
  });

  test('trusts forwarded addresses from its own network only', () => {
    const subnets = networks.inside.ipam.config.map(({ subnet }) => subnet);
    for (const [, { environment }] of apps) assert.deepEqual([environment?.['TRUSTED_PROXIES']], subnets);
  });
});

describe('the proxy', () => {
  const config = read('docs/deploy/haproxy.cfg').replaceAll(/^ *#.*$/gm, '');

  test('lists every app server, and keeps only sockets on one of them, by cookie', () => {
    const [, files = '', sockets = ''] = config.split(/^backend /m);
    for (const [name] of apps) {
      assert.match(files, new RegExp(`^ {2}server ${name} ${name}:3000$`, 'm'));
      assert.match(sockets, new RegExp(`^ {2}server ${name} ${name}:3000 cookie ${name} track`, 'm'));
    }
    assert.match(sockets, /^ {2}cookie hunar\.server insert /m);
    // A cookie on pictures and files would keep a CDN from storing them.
    assert.doesNotMatch(files, /cookie|set-header/);
    assert.doesNotMatch(config, /balance source|stick on src/);
  });

  test('answers as we do when no server can be reached, and keeps the figures to itself', () => {
    for (const status of ['502', '503', '504'])
      assert.match(
        config,
        new RegExp(`http-error status ${status} .*hdr Retry-After 2 .*"code":"unavailable"`),
      );
    assert.match(config, /status 404 if \{ path \/metrics \}/);
  });

  test('says the same as nginx does on one machine, in our own words', () => {
    const bodies = [...(config + read('docs/deploy/nginx.conf')).matchAll(/'(\{"success":false.*\})'/g)].map(
      ([, body = '']) => refusal.parse(JSON.parse(body)),
    );
    assert.equal(bodies.length, 5);
    assertEach(bodies, ({ code, error }) => error === errors[code]);
  });

  test('shows people a page in all languages instead, as nginx does', () => {
    const page = read('docs/deploy/unavailable.html');
    for (const [locale, texts] of Object.entries(inAllLanguages))
      assert.ok(page.includes(`<p lang="${locale}">${texts.unavailable}</p>`), locale);
    const [, , , pages = ''] = config.split(/^backend /m);
    for (const status of ['502', '503', '504'])
      assert.match(pages, new RegExp(`http-error status ${status} .* file unavailable\\.html$`, 'm'));
    for (const [name] of apps)
      assert.match(pages, new RegExp(`^ {2}server ${name} ${name}:3000 track servers/${name}$`, 'm'));
    assert.match(read('docs/deploy/nginx.conf'), /alias .*\/docs\/deploy\/unavailable\.html;/);
    assert.ok(services['proxy']?.volumes?.some((volume) => volume.includes('/unavailable.html:')));
  });

  test('checks the readiness of each server', () => {
    assert.match(config, /option httpchk GET \/readyz/);
  });

  test('adds the address that it saw, and keeps those that a proxy in front of it saw', () => {
    assert.match(config, /^ *option forwardfor$/m);
    assert.doesNotMatch(config, /(del|set)-header X-Forwarded-For/i);
  });

  test('has timeouts longer than a socket may be silent', () => {
    const seconds = [...config.matchAll(/timeout (?:client|server|tunnel) (\d+)s/g)].map(([, text]) =>
      Number(text),
    );
    assert.equal(seconds.length, 3);
    assert.ok(Math.min(...seconds) > 30);
  });
});

describe('Dockerfile', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const last = stages.at(-1) ?? '';

  test('runs on Node 24, not as root, with a health check', () => {
    assert.match(stages[1] ?? '', /^node:24-/);
    assert.match(last, /^USER node$/m);
    assert.match(last, /HEALTHCHECK[\s\S]*\/healthz/);
  });

  test('contains only production packages', () => {
    assert.match(last, /COPY --from=packages \/app\/node_modules/);
    assert.match(stages.find((stage) => stage.startsWith('base AS packages')) ?? '', /npm ci --omit=dev/);
    assert.match(stages.find((stage) => stage.startsWith('base AS build')) ?? '', /rm -rf .*node_modules/);
  });

  test('leaves Firebase out unless it is asked for', () => {
    const packages = stages.find((stage) => stage.startsWith('base AS packages')) ?? '';
    assert.match(packages, /^ARG FIREBASE=off$/m);
    assert.match(packages, /if \[ "\$FIREBASE" != on \]; then npm uninstall firebase-admin /);
  });

  test('builds from every file that Next reads, with the notices of others', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const file of rootFiles) assert.ok(ignored.includes(`!${file}`), file);
    assert.match(stages.find((stage) => stage.startsWith('base AS build')) ?? '', /npm run notices/);
    assert.match(last, /COPY --from=build \/app \.\//);
  });

  test('contains every file of docs that the product imports', () => {
    const kept = read('.dockerignore').split('\n');
    const sources = globSync('{app,components,lib,models,server}/**/*.{ts,tsx}', { cwd: projectRoot });
    const imported = sources
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/'#(docs\/[^']+)'/g)].map(([, path = '']) => path));
    assert.ok(imported.includes('docs/openapi.json'));
    for (const path of imported) assert.ok(kept.includes(`!${path}`), path);
  });

  test('starts a file that exists', () => {
    const [, file = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(last) ?? [];
    assert.ok(read(file).length > 0);
  });
});

test('three databases elect a new primary as fast as in the proofs', () => {
  const printed = JSON.stringify(electionSettings)
    .replaceAll('"', '')
    .replace(/[{:,]/g, '$& ')
    .replace('}', ' }');
  for (const file of ['docker-compose.yml', 'docs/deploy.md']) assert.ok(read(file).includes(printed), file);
});

describe('docs/deploy.md', () => {
  const paper = read('docs/deploy.md');
  const [, settings = ''] = /^cat > \/etc\/hunar\.env <<END\n(.*?)^END$/ms.exec(paper) ?? [];
  const secret = 's'.repeat(64);
  const file = settings.replaceAll('$(openssl rand -hex 32)', secret);

  test('its settings are read the same by a shell and by Node, and start a production server', () => {
    const names = [...file.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const print = names.map((name) => `printf '%s\\n' "$${name}"`).join('; ');
    const args = ['-i', '/bin/sh', '-c', `set -eu\n${file}\n${print}`];
    const values = execFileSync('/usr/bin/env', args, { encoding: 'utf8' }).trimEnd().split('\n');
    const byShell: Record<string, string> = {};
    for (const [at, name] of names.entries()) byShell[name] = values[at] ?? '';
    assert.deepEqual({ ...parseDotEnv(file) }, byShell);
    assert.equal(byShell['MAIL_FROM'], 'Hunar <no-reply@hunar.example>');
    assert.equal(parseEnv({ ...byShell, HUNAR_MODE: 'production' }).mode, 'production');
  });

  test('its commands use existing units and files, and folders created before', () => {
    for (const unit of ['hunar@.service', 'hunar-backup.service', 'hunar-backup.timer'])
      assert.ok(read(`docs/deploy/${unit}`).includes('[Unit]'), unit);
    const unit = read('docs/deploy/hunar@.service');
    const [, script = ''] = /^ExecStart=.*\/usr\/bin\/node (\S+)'$/m.exec(unit) ?? [];
    assert.ok(read(script).length > 0);
    for (const line of [
      'User=hunar',
      'WorkingDirectory=/srv/hunar/current',
      'EnvironmentFile=/etc/hunar.env',
    ])
      assert.ok(unit.includes(`\n${line}\n`), line);
    for (const made of [
      'useradd --system',
      'ln -sfn /srv/hunar/$VERSION /srv/hunar/current',
      '/var/backups/hunar',
    ])
      assert.ok(paper.includes(made), made);
  });
});
