import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

const file = join(import.meta.dirname, '../../public/sw.js');

// Checked as a separate program, because the global types of workers and pages conflict.
const faultsIn = (name: string, text?: string): string[] => {
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.webworker.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  if (text !== undefined) host.readFile = (path) => (path === name ? text : read(path));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

test('the service worker has no type errors', () => {
  assert.deepEqual(faultsIn(file), []);
});

test('the check finds a name that does not exist in service workers', () => {
  assert.equal(faultsIn(file, 'document.title;').length, 1);
});
