import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rulesAgainst } from './lint-snippet.ts';

const hookInBranch = `import { useState } from 'react';
export const Card = ({ open }: { open: boolean }) => {
  if (open) useState(0);
  return null;
};`;

const tappableDiv = `export const Card = ({ act }: { act: () => void }) => <div onClick={act}>Book</div>;`;

const habits: readonly [rule: string, file: string, code: string][] = [
  [
    '@typescript-eslint/no-explicit-any',
    'lib/features/people/rules/a.ts',
    `export const a = (b: any) => String(b);`,
  ],
  [
    '@typescript-eslint/consistent-type-assertions',
    'lib/features/people/rules/a.ts',
    `export const a = {} as string;`,
  ],
  [
    '@typescript-eslint/no-non-null-assertion',
    'lib/features/people/rules/a.ts',
    `export const a = [1].at(0)!;`,
  ],
  [
    '@typescript-eslint/ban-ts-comment',
    'lib/features/people/rules/a.ts',
    `// @ts-expect-error\nexport const a: string = 1;`,
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    'lib/features/people/rules/a.ts',
    `import { Role } from '#lib/platform/contract/actor.ts';\nexport type A = Role;`,
  ],
  ['no-restricted-exports', 'lib/features/people/rules/a.ts', `const a = 1;\nexport default a;`],
  ['no-console', 'lib/features/people/services/do-it.ts', `console.info('done');`],
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
  ['react-hooks/rules-of-hooks', 'components/bookings/a.tsx', hookInBranch],
  ['jsx-a11y/no-static-element-interactions', 'components/bookings/a.tsx', tappableDiv],
];

describe('habits', () => {
  for (const [rule, file, code] of habits)
    test(`${rule} finds the fault in ${file}`, async () => {
      assert.ok((await rulesAgainst({ file, code })).includes(rule));
    });

  test('a comment cannot switch off a rule', async () => {
    const found = await rulesAgainst({
      file: 'lib/features/people/rules/a.ts',
      code: `// eslint-disable-next-line no-console\nconsole.info(1);`,
    });
    assert.ok(found.includes('no-console'));
    assert.ok(found.some((text) => text.includes('noInlineConfig')));
  });
});
