import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compressBelow, filesBelow, findStaticPages, listWarnings, sourceHash } from './build-pages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hunar-build-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): string => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

test('the hash changes with the sources of the pages', () => {
  const hashes = new Set([sourceHash(root)]);
  write('app/page.tsx', 'one');
  hashes.add(sourceHash(root));
  write('app/page.tsx', 'two');
  hashes.add(sourceHash(root));
  write('lib/page.tsx', 'two');
  hashes.add(sourceHash(root));
  assert.equal(hashes.size, 4);
});

test('the hash ignores tests and the server', () => {
  const before = sourceHash(root);
  write('lib/domain/slots.test.ts', 'a test');
  write('server/index.ts', 'the server');
  assert.equal(sourceHash(root), before);
});

test('text files get an equal brotli copy; pictures and tiny files get none', async () => {
  const script = write('chunks/main.js', 'let counter = 0;\n'.repeat(200));
  write('picture.webp', 'x'.repeat(2000));
  write('crumb.css', 'a{}');
  await compressBelow(root);
  assert.deepEqual(brotliDecompressSync(readFileSync(`${script}.br`)), readFileSync(script));
  assert.deepEqual(
    filesBelow(root).filter((file) => file.endsWith('.br')),
    [`${script}.br`],
  );
});

test('prerendered pages are found', () => {
  const manifest = (routes: object, dynamicRoutes = {}) =>
    write('prerender-manifest.json', JSON.stringify({ routes, dynamicRoutes }));
  assert.deepEqual(findStaticPages(manifest({ '/_global-error': {} })), []);
  assert.deepEqual(findStaticPages(manifest({ '/about': {} }, { '/workers/[id]': {} })), [
    '/about',
    '/workers/[id]',
  ]);
});

test('a successful build shows each warning once, and nothing else', () => {
  const output =
    '▲ Next.js 16\n\u001b[33m ⚠ \u001b[39mThe "middleware" file convention is deprecated.\n ✓ Compiled\n ⚠ The "middleware" file convention is deprecated.\n';
  assert.deepEqual(listWarnings(output), ['⚠ The "middleware" file convention is deprecated.']);
});
