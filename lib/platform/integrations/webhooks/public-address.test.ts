import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress } from './public-address.ts';
import { isWebhookUrl } from './post-webhook.ts';
import { restMs } from './rest-ms.ts';

test('addresses of this machine, its network and its cloud are not public', () => {
  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a9fe:a9fe', 'fe80::1', 'fc00::1'],
    ...['fd00:ec2::254', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '::127.0.0.1'],
    ...['', 'localhost', '0x7f.1', '2130706433'],
  ];
  for (const address of closed) assert.equal(isPublicAddress(address), false, address);
});

test('addresses of the internet are public', () => {
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])
    assert.equal(isPublicAddress(address), true, address);
});

test('a webhook goes to https on the usual port only', () => {
  for (const url of ['https://hooks.example', 'https://hooks.example/a?b=c', 'https://hooks.example:443/a'])
    assert.equal(isWebhookUrl(url, false), true, url);
  const refused = [
    ...['http://hooks.example', 'https://hooks.example:8443', 'https://me:secret@hooks.example'],
    ...[
      'ftp://hooks.example',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '/path',
      '',
      'https://a.example#b',
    ],
  ];
  for (const url of refused) assert.equal(isWebhookUrl(url, false), false, url);
  assert.equal(isWebhookUrl('http://127.0.0.1:9000/a', true), true);
});

test('a failing receiver is left alone longer each time, up to an hour', () => {
  assert.deepEqual([1, 2, 3, 11, 100].map(restMs), [15_000, 30_000, 60_000, 3_600_000, 3_600_000]);
});
