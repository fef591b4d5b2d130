import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, test } from 'node:test';
import { clientAddress, normaliseHeaders, readTrustedProxies } from './client-address.ts';

interface CallerSetup {
  from: string;
  forwarded?: string;
  proxies?: string;
}

const requestFrom = ({ from, forwarded }: CallerSetup): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
};

const resolveAddress = (setup: CallerSetup): string =>
  clientAddress(requestFrom(setup), readTrustedProxies(setup.proxies ?? '10.0.0.0/8, 127.0.0.1, fd00::/8'));

describe('clientAddress', () => {
  const cases: [string, CallerSetup, string][] = [
    ['is the socket’s address without proxies', { from: '203.0.113.7', proxies: '' }, '203.0.113.7'],
    ['is IPv4 on an IPv4-mapped socket', { from: '::ffff:203.0.113.7' }, '203.0.113.7'],
    [
      'ignores the header of an untrusted peer',
      { from: '203.0.113.7', forwarded: '198.51.100.1' },
      '203.0.113.7',
    ],
    ['is what a trusted proxy saw', { from: '10.1.1.1', forwarded: '203.0.113.7' }, '203.0.113.7'],
    [
      'is the last hop before a trusted proxy',
      { from: '10.1.1.1', forwarded: '1.2.3.4, 203.0.113.7' },
      '203.0.113.7',
    ],
    [
      'is the last hop before two trusted proxies',
      { from: '127.0.0.1', forwarded: '1.2.3.4, 203.0.113.7, 10.2.2.2' },
      '203.0.113.7',
    ],
    ['is IPv6 behind an IPv6 proxy', { from: 'fd00::1', forwarded: '2001:db8::7' }, '2001:db8::7'],
    ['is the proxy if it forwards nothing', { from: '10.1.1.1' }, '10.1.1.1'],
    ['is the proxy if it forwards garbage', { from: '10.1.1.1', forwarded: 'garbage' }, '10.1.1.1'],
    ['ignores garbage further left', { from: '10.1.1.1', forwarded: '<script>, 203.0.113.7' }, '203.0.113.7'],
    ['is the proxy if the list is empty', { from: '10.1.1.1', forwarded: ' , ,' }, '10.1.1.1'],
    [
      'is the leftmost hop if all are trusted',
      { from: '10.1.1.1', forwarded: '10.3.3.3, 10.2.2.2' },
      '10.3.3.3',
    ],
    ['is unknown on a closed socket', { from: '' }, 'unknown'],
  ];
  for (const [name, setup, expected] of cases)
    test(name, () => assert.equal(resolveAddress(setup), expected));
});

test('a faulty list of trusted proxies is refused at the start', () => {
  for (const list of ['proxy.example', '10.0.0.0/8, x', '300.1.1.1'])
    assert.throws(() => readTrustedProxies(list), /TRUSTED_PROXIES/);
});

describe('normaliseHeaders', () => {
  const normalise = (rawHeaders: string[]): IncomingMessage => {
    const request = requestFrom({ from: '203.0.113.7' });
    request.rawHeaders = rawHeaders;
    for (let at = 0; at < rawHeaders.length; at += 2)
      request.headers[String(rawHeaders[at]).toLowerCase()] ??= rawHeaders[at + 1];
    normaliseHeaders(request, readTrustedProxies(''));
    return request;
  };

  test('drops internal headers from outside and sets the client address', () => {
    const { headers, rawHeaders } = normalise([
      ...['X-Hunar-Client', '1.1.1.1'],
      ...['x-hunar-role', 'admin'],
      ...['X-Middleware-Subrequest', 'middleware'],
      ...['Accept', '*/*'],
    ]);
    assert.deepEqual(rawHeaders, ['Accept', '*/*', 'x-hunar-client', '203.0.113.7']);
    assert.deepEqual({ ...headers }, { accept: '*/*', 'x-hunar-client': '203.0.113.7' });
  });

  test('joins several authorization headers into a list', () => {
    const { headers } = normalise(['Authorization', 'Bearer a', 'authorization', 'Bearer b']);
    assert.equal(headers.authorization, 'Bearer a, Bearer b');
  });
});
