import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { encodeUpload } from '#e2e/kit/encode-upload.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

type Drops = Iterator<string | Uint8Array, undefined>;

/** Sends the drops one by one until the server closes the connection; returns the reply and the time it took. */
const dribble = ({
  drops,
  everyMs,
}: {
  drops: Drops;
  everyMs: number;
}): Promise<{ reply: string; seconds: number }> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    let reply = '';
    const socket = connect({ port: Number(new URL(url()).port), host: '127.0.0.1' });
    const drip = () => {
      const { value } = drops.next();
      if (value) socket.write(value);
    };
    const dripping = setInterval(drip, everyMs);
    drip();
    socket.on('data', (chunk) => (reply += chunk.toString()));
    // Writing after the close causes an error; 'close' follows in any case.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ reply, seconds: (performance.now() - startedAt) / 1000 });
    });
  });

const requestLine = 'POST /api/v1/uploads HTTP/1.1\r\nhost: localhost\r\n';

function* headerDrops(): Generator<string, undefined> {
  yield requestLine;
  for (;;) yield 'x: y\r\n';
}

const makeUpload = async () => {
  const { token } = await signIn('customer');
  const { headers, body } = await encodeUpload({ token, bytes: await makeJpeg() });
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return { head: `${requestLine}${lines.join('')}\r\n`, body };
};

const uploadDrops = async (pieces: number): Promise<Drops> => {
  const { head, body } = await makeUpload();
  const size = Math.ceil(body.byteLength / pieces);
  const starts = Array.from({ length: pieces }, (_none, at) => at * size);
  return [head, ...starts.map((at) => body.subarray(at, at + size))].values();
};

/** The median time of a call, in milliseconds. */
const measureOthers = async (): Promise<number> => {
  const times: number[] = [];
  while (times.length < 51) {
    const startedAt = performance.now();
    assert.equal(await fetchStatus(`${url()}/api/v1/admin/skill-list`), 200);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[25] ?? NaN;
};

suite('a slow client', { concurrency: true }, () => {
  test('dripping its headers gets 408 within 20 s', async () => {
    const { reply, seconds } = await dribble({ drops: headerDrops(), everyMs: 300 });
    assert.match(reply, /^HTTP\/1\.1 408 /);
    assert.ok(seconds < 20, `${seconds} s`);
  });

  test('dripping its body gets 408 within 29 s', async () => {
    const { reply, seconds } = await dribble({ drops: await uploadDrops(1000), everyMs: 300 });
    assert.match(reply, /^HTTP\/1\.1 408 /);
    assert.ok(seconds < 29, `${seconds} s`);
  });

  test('needing 8 s to send a photo is served', async () => {
    const { reply } = await dribble({ drops: await uploadDrops(16), everyMs: 500 });
    assert.match(reply, /^HTTP\/1\.1 201 /);
  });

  test('does not slow down others, even with 200 of them', async () => {
    const alone = await measureOthers();
    let gone = 0;
    const slow = Array.from({ length: 200 }, async () => {
      const { reply } = await dribble({ drops: headerDrops(), everyMs: 300 });
      gone += 1;
      return reply;
    });
    const beside = await measureOthers();
    assert.equal(gone, 0, 'slow clients disconnected too early');
    assert.ok(beside < 10 + 3 * alone, `${beside} ms each, ${alone} ms alone`);
    assertEach(await Promise.all(slow), (reply) => reply.startsWith('HTTP/1.1 408 '));
  });
});
