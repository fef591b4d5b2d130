import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

// The backup leaves its own metric to the machine's exporter.
const [, ofBackup = ''] = /echo "(hunar_\w+) /.exec(read('docs/deploy/hunar-backup.service')) ?? [];

const names = new Set([
  ofBackup,
  ...metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name),
]);

for (const file of ['docs/operate.md', 'docs/deploy/alerts.yml', 'docs/deploy/grafana.json'])
  test(`every metric that ${file} names exists`, () => {
    const named = [...read(file).matchAll(/\b(?:hunar|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    assert.ok(named.length >= 10);
    assert.deepEqual(
      named.filter((name) => !names.has(name)),
      [],
    );
  });

test('every metric of ours has a line in docs/operate.md', () => {
  const text = read('docs/operate.md');
  assert.deepEqual(
    [...names].filter((name) => name.startsWith('hunar_') && !text.includes(`\`${name}\``)),
    [],
  );
});

const alerts = [...read('docs/deploy/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

test('docs/operate.md says of every alert where to look, and of no other', () => {
  const rows = [...read('docs/operate.md').matchAll(/^\| `(Hunar\w+)`/gm)].map(([, name = '']) => name);
  assert.ok(alerts.length > 0);
  assert.deepEqual(rows.toSorted(), alerts.toSorted());
});

test('Alertmanager silences only alerts that exist', () => {
  const named = [...read('docs/deploy/alertmanager.yml').matchAll(/\bHunar[A-Z]\w+/g)].map(([name]) => name);
  assert.ok(named.length >= 2);
  assert.deepEqual(
    named.filter((name) => !alerts.includes(name)),
    [],
  );
});
