import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeviceName } from './device-name.ts';

const mozilla = 'Mozilla/5.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('browser and system are named from the user agent', () => {
  const named = (userAgent: string) => Object.values(readDeviceName(userAgent) ?? {}).join(' on ');
  assert.equal(named(`${mozilla} (Linux; Android 10; K) ${chrome}`), 'Chrome on Android');
  assert.equal(
    named(`${mozilla} (Linux; Android 14; SM-A155F) SamsungBrowser/27.0 ${chrome}`),
    'Samsung Internet on Android',
  );
  assert.equal(named(`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0`), 'Edge on Windows');
  assert.equal(
    named(`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`),
    'Safari on iPhone',
  );
  assert.equal(
    named(`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`),
    'Firefox on Linux',
  );
});

test('an unknown user agent has no device name', () => {
  for (const text of ['', 'curl/8.0', 'test', `${mozilla} (Linux; Android 10)`])
    assert.equal(readDeviceName(text), null);
});
