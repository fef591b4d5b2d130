import { z } from 'zod';
import { MAX_ATTACHMENT_BYTES } from '#lib/features/messages/contracts/message-limits.ts';
import type { ApiCall } from '#lib/platform/contract/call.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { cost } from '../chat/tell-cost.ts';
import { say, withoutBar } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { startChild } from '../start-child.ts';

const MEGABYTE = 2 ** 20;
// A browser's first requests, which load the pages' code into memory.
const PAGES = ['/search', '/service', '/login', '/help-center', '/offline'];

const ready = z.object({ url: z.url(), tokens: z.array(z.string()) });

const mongod = await startTestMongod();
const server = await startChild({
  ...{ file: 'memory/hunar.ts', ready, flags: ['--expose-gc'] },
  // As `npm start` and the image set it.
  env: { HUNAR_TEST_MONGODB_URI: mongod.uri, MALLOC_ARENA_MAX: '2' },
});
const { url, tokens } = server.ready;

const visitAll = async (): Promise<void> => {
  for (const page of PAGES) {
    const { status } = await exchange({ url: url + page });
    if (status !== 200) throw new Error(`${page} was answered with ${status}.`);
  }
};

/** All send the same file at the same moment. */
const uploadAll = async (call: ApiCall, file: NonNullable<Parts['file']>): Promise<void> => {
  const answers = await Promise.all(
    tokens.map((token) => sendCall({ origin: url, call, token, parts: { file } })),
  );
  const refused = answers.find(({ status }) => status !== 201);
  if (refused) throw new Error(`An upload was answered with ${refused.status}: ${refused.text}`);
};

try {
  await visitAll();
  const rest = await server.ask('cost', cost);
  // A camera's picture of twelve megapixels, below the limit of bytes.
  const photo = await makeJpeg({ width: 4000, height: 3000 });
  await uploadAll('POST /uploads', { field: 'file', bytes: photo, name: 'photo.jpg', type: 'image/jpeg' });
  const pictures = await server.ask('cost', cost);
  const paper = new Uint8Array(MAX_ATTACHMENT_BYTES);
  paper.set(Buffer.from('%PDF-1.7\n'));
  await uploadAll('POST /messages/attachments', {
    ...{ field: 'file', bytes: paper, name: 'paper.pdf', type: 'application/pdf' },
  });
  const attachments = await server.ask('cost', cost);
  const figures = [
    withoutBar('server with pages and the demo at rest, MB', rest.rss / MEGABYTE),
    withoutBar(`its peak while ${tokens.length} people send a photo at once, MB`, pictures.peak / MEGABYTE),
    withoutBar('its peak once they have sent 10 MB each besides, MB', attachments.peak / MEGABYTE),
    withoutBar('the same server at rest afterwards, MB', attachments.rss / MEGABYTE),
  ].map(say);
  keepResult({ command: 'bench:memory', figures });
} finally {
  await server.stop();
  await mongod.stop();
}
