import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { chooseChecker } from './choose-checker.ts';

const wrongType = `export const age: number = 'ten';\n`;
const floating = `const wait = async () => 1;\nwait();\nexport {};\n`;
const fine = `export const age: number = 10;\n`;

let folder = '';

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hunar-types-'));
  const tsconfig = {
    extends: join(projectRoot, 'tsconfig.json'),
    include: ['*.ts'],
    compilerOptions: { types: [] },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});

clearUp(() => rm(folder, { recursive: true }));

const check = async (code: string, build?: string): Promise<{ failed: boolean; output: string }> => {
  await writeFile(join(folder, 'a.ts'), code);
  return new Promise((resolve) => {
    execFile(process.execPath, chooseChecker(folder, build).args, (error, stdout) =>
      resolve({ failed: error !== null, output: stdout }),
    );
  });
};

test('a wrong type and a floating promise are found, and correct code passes', async () => {
  const wrong = await check(wrongType);
  assert.ok(wrong.failed);
  assert.match(wrong.output, /TS2322/);
  const lost = await check(floating);
  assert.ok(lost.failed);
  assert.match(lost.output, /no-floating-promises/);
  assert.deepEqual((await check(fine)).failed, false);
});

test('the compiler finds a wrong type where oxlint has no build', async () => {
  const wrong = await check(wrongType, '/nowhere');
  assert.ok(wrong.failed);
  assert.match(wrong.output, /TS2322/);
  assert.equal((await check(fine, '/nowhere')).failed, false);
});
