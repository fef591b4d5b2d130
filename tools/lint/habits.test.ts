import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rulesAgainst } from './lint-snippet.ts';

const habits: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['hunar/file-names', 'lib/features/people/rules/doIt.ts', `export const a = 1;`],
  ['hunar/file-names', 'lib/platform/utils/a.ts', `export const a = 1;`],
  [
    'no-restricted-syntax',
    'lib/features/people/rules/a.test.ts',
    `import assert from 'node:assert/strict';\nassert.ok([1].every((one) => one > 0));`,
  ],
  [
    'no-restricted-syntax',
    'lib/features/people/rules/a.test.ts',
    `import assert from 'node:assert/strict';\nconst a: string[] = [];\nassert.notEqual(a[0]?.length, 1);`,
  ],
  [
    'no-restricted-syntax',
    'lib/features/people/rules/a.test.ts',
    `import assert from 'node:assert/strict';\nconst a: string[] = [];\nassert.ok(!a[0]?.includes('b'));`,
  ],
  [
    'no-restricted-syntax',
    'lib/features/people/rules/a.test.ts',
    `import assert from 'node:assert/strict';\nconst a: string[] = [];\nassert.doesNotMatch(a[0] ?? '', /b/);`,
  ],
  ...["isBusy || text === ''", 'chosen.isBusy', "lock !== 'open'", "state === 'busy'"].map(
    (state) =>
      [
        'no-restricted-syntax',
        'components/people/a.tsx',
        `export const A = () => <button type="button" disabled={${state}}>A</button>;`,
      ] as const,
  ),
];

describe('our own lint rules', () => {
  for (const [rule, file, code] of habits)
    test(`${rule} finds the fault in ${file}`, async () => {
      assert.ok((await rulesAgainst({ file, code })).includes(rule));
    });
});
