import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseEnv as parseLines } from 'node:util';
import { parseEnv, settingNames } from './env.ts';

const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

test('.env.example names every setting once and no other', () => {
  const named = [...text.matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual(named.toSorted(), settingNames.toSorted());
});

test('.env.example is a usable environment without changes', () => {
  // `npm start` finds or creates these when the file leaves them empty.
  const made = { MONGODB_URI: 'mongodb://127.0.0.1:27017/hunar', JWT_SECRET: 'a'.repeat(32) };
  const filled = Object.entries(parseLines(text)).filter(([, value]) => value !== '');
  assert.doesNotThrow(() => parseEnv({ HUNAR_MODE: 'demo', ...made, ...Object.fromEntries(filled) }));
});
