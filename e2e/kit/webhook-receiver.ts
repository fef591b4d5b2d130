import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearUp } from './clear-up.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** A receiver of webhooks on this machine; `answer` is its next status, with a place to redirect to if there is one. */
export const useWebhookReceiver = async () => {
  const received: Received[] = [];
  const next = { status: 204, location: '', waitMs: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response
        .writeHead(next.status, next.location ? { location: next.location } : {})
        .end('x'.repeat(20_000));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  clearUp(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  return { received, next, url: `http://127.0.0.1:${port}/hooks` };
};

/** Whether a request is signed with the secret, as the specification of Standard Webhooks says. */
export const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
};
