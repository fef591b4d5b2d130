import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedTexts } from '#e2e/kit/quoted-texts.ts';
import { messages } from './catalogue.ts';

const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

test('every English text quoted in the specification is used word for word', () => {
  const said = new Set(textsIn(messages('en')).map((text) => text.replaceAll('’', "'")));
  assert.deepEqual(
    quotedTexts.filter((text) => !said.has(text)),
    [],
  );
});
