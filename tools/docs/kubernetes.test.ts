import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { parseEnv, settingNames } from '#lib/platform/config/env.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

const folder = join(projectRoot, 'docs/deploy/kubernetes');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const labels = z.record(z.string(), z.string());
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }).optional(),
  securityContext: z.looseObject({ readOnlyRootFilesystem: z.boolean() }),
});
const template = z.object({
  metadata: z.object({ labels }),
  spec: z.looseObject({
    containers: z.array(container).length(1),
    serviceAccountName: z.string(),
    terminationGracePeriodSeconds: z.int().optional(),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
  }),
});
const backend = z.object({ service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }) });
const resource = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    labels: labels.default({}),
    annotations: labels.default({}),
  }),
  data: labels.optional(),
  spec: z
    .looseObject({
      template: template.optional(),
      selector: z.looseObject({}).optional(),
      scaleTargetRef: z.object({ kind: z.string(), name: z.string() }).optional(),
      ports: z.array(z.object({ name: z.string(), port: z.int(), targetPort: z.string() })).optional(),
      rules: z
        .array(z.object({ http: z.object({ paths: z.array(z.looseObject({ path: z.string(), backend })) }) }))
        .optional(),
      endpoints: z.array(z.looseObject({ port: z.string(), path: z.string() })).optional(),
    })
    .optional(),
});

const { resources: files, images } = z
  .looseObject({ resources: z.array(z.string()), images: z.array(z.looseObject({ name: z.string() })) })
  .parse(parse(read('kustomization.yaml')));
const resources = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => resource.parse(document.toJS())),
);
const listKind = (kind: string) => atLeastOne(resources.filter((one) => one.kind === kind));
const listPods = () =>
  atLeastOne(
    resources.flatMap(({ kind, metadata, spec }) => {
      const pod = spec?.template;
      const [own] = pod?.spec.containers ?? [];
      return pod && own ? [{ kind, name: metadata.name, pod, own }] : [];
    }),
  );
const listProbes = () =>
  listPods().flatMap(({ own: { startupProbe, livenessProbe, readinessProbe } }) =>
    [startupProbe, livenessProbe, readinessProbe].flatMap((one) => (one ? [one.httpGet] : [])),
  );

const settings = listKind('ConfigMap')[0]?.data ?? {};
const secret = 's'.repeat(32);
// As docs/deploy.md makes the Secret.
const secrets = {
  MONGODB_URI: 'mongodb://mongo/hunar?replicaSet=hunar',
  SMTP_URL: 'smtp://mail:587',
  ...{ JWT_SECRET: secret, SEAL_SECRET: secret, METRICS_TOKEN: secret },
};

describe('the Kubernetes base', () => {
  test('applies every file of its folder', () => {
    const present = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml');
    assert.deepEqual(present.toSorted(), files.toSorted());
  });

  test('knows every setting that it gives, and gives a whole production environment', () => {
    const given = listPods().flatMap(({ own }) => own.env.map(({ name }) => name));
    const names = [...Object.keys(settings), ...Object.keys(secrets), ...given];
    assert.deepEqual(
      names.filter((name) => !settingNames.includes(name)),
      [],
    );
    for (const { own } of listPods()) {
      const from = own.envFrom.flatMap((source) => Object.values(source).map(({ name }) => name));
      assert.deepEqual(from, ['hunar-settings', 'hunar-secrets']);
      const env = parseEnv({
        ...settings,
        ...secrets,
        ...Object.fromEntries(own.env.map(({ name, value }) => [name, value])),
      });
      assert.equal(env.mode, 'production');
    }
  });

  test('holds no secret, and docs/deploy.md makes each of them', () => {
    assert.deepEqual(
      Object.keys(settings).filter((name) => /SECRET|TOKEN|URI|SMTP/.test(name)),
      [],
    );
    const guide = readFileSync(join(projectRoot, 'docs/deploy.md'), 'utf8');
    for (const name of Object.keys(secrets)) assert.ok(guide.includes(`--from-literal=${name}=`), name);
  });

  test('probes addresses that the server answers, and not the database', () => {
    const answered = readFileSync(join(projectRoot, 'server/probes.ts'), 'utf8');
    for (const { path, port } of atLeastOne(listProbes())) {
      assert.ok(answered.includes(`case '${path}':`), path);
      assert.doesNotMatch(path, /deep/);
      assert.equal(port, 'http');
    }
    const [endpoint] = listKind('ServiceMonitor')[0]?.spec?.endpoints ?? [];
    assert.ok(answered.includes(`case '${endpoint?.path}':`));
  });

  test('uses the port that the server listens on', () => {
    const ports = listPods().flatMap(({ own }) => own.ports);
    for (const { name, containerPort } of atLeastOne(ports))
      assert.deepEqual([name, String(containerPort)], ['http', settings['PORT']]);
    const services = new Map(listKind('Service').map(({ metadata, spec }) => [metadata.name, spec?.ports]));
    for (const own of services.values()) assert.equal(own?.[0]?.targetPort, 'http');
    const rules = listKind('Ingress').flatMap(({ spec }) => spec?.rules ?? []);
    const backends = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend));
    for (const { service } of atLeastOne(backends))
      assert.equal(services.get(service.name)?.[0]?.name, service.port.name, service.name);
  });

  test('keeps sockets on one server by a cookie, and nothing else', () => {
    const kept = listKind('Ingress').map(({ metadata, spec }) => ({
      affinity: metadata.annotations['nginx.ingress.kubernetes.io/affinity'],
      paths: spec?.rules?.flatMap(({ http }) => http.paths.map(({ path }) => path)),
    }));
    assert.deepEqual(kept, [
      { affinity: undefined, paths: ['/'] },
      { affinity: 'cookie', paths: ['/socket.io'] },
    ]);
  });

  test('selects pods by labels that they have', () => {
    const components = new Set(
      listPods().map(({ pod }) => pod.metadata.labels['app.kubernetes.io/component']),
    );
    const selected = resources.flatMap(({ kind, spec }) =>
      kind === 'ServiceMonitor'
        ? []
        : [...JSON.stringify(spec?.selector ?? {}).matchAll(/component":"(\w+)"/g)].map(
            ([, one = '']) => one,
          ),
    );
    assert.deepEqual(
      atLeastOne(selected).filter((one) => !components.has(one)),
      [],
    );
    const scaled = listKind('HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef?.name);
    const deployments = listKind('Deployment').map(({ metadata }) => metadata.name);
    for (const name of scaled) assert.ok(name !== undefined && deployments.includes(name));
  });

  test('leaves background work to one of its two deployments', () => {
    const turns = listPods()
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ name, own }) => [name, own.env.find((one) => one.name === 'HUNAR_WORKER')?.value]);
    assert.deepEqual(turns, [
      ['hunar', 'off'],
      ['hunar-worker', 'on'],
    ]);
  });

  test('migrates by a script that exists, from the same image, as a user without rights', () => {
    for (const { own } of listPods()) {
      assert.equal(own.image, images[0]?.name);
      assert.equal(own.securityContext.readOnlyRootFilesystem, true);
    }
    const [, script = ''] = listPods().find(({ kind }) => kind === 'Job')?.own.command ?? [];
    assert.ok(existsSync(join(projectRoot, script)), script);
  });

  test('gives a server longer to stop than it takes', () => {
    for (const { kind, pod, own } of listPods()) {
      if (kind !== 'Deployment') continue;
      const pause = Number(own.lifecycle?.preStop.exec.command[1] ?? 0);
      const needed = pause + Number(settings['SHUTDOWN_SECONDS']);
      assert.ok((pod.spec.terminationGracePeriodSeconds ?? 0) > needed);
    }
  });
});
