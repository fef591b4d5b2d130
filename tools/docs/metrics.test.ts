import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';

const names = new Set(
  metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name),
);

for (const file of ['docs/operate.md', 'docs/deploy/alerts.yml', 'docs/deploy/grafana.json'])
  test(`every metric that ${file} names exists`, () => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const named = [...text.matchAll(/\b(?:hunar|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    assert.ok(named.length >= 10);
    assert.deepEqual(
      named.filter((name) => !names.has(name)),
      [],
    );
  });

test('every metric of ours has a line in docs/operate.md', () => {
  const text = readFileSync(join(projectRoot, 'docs/operate.md'), 'utf8');
  assert.deepEqual(
    [...names].filter((name) => name.startsWith('hunar_') && !text.includes(`\`${name}\``)),
    [],
  );
});
