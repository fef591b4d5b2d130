import { once } from 'node:events';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { openRawWebSocket, readUntil, textFrame } from '#e2e/kit/raw-web-socket.ts';

// Clients that only answer heartbeats, with handwritten frames: ten thousand full clients would outweigh the server.
const messages: unknown[] = await once(process, 'message');
const { url, tokens, connections } = z
  .strictObject({ url: z.url(), tokens: z.array(z.string()), connections: z.int() })
  .parse(messages[0]);
const AT_ONCE = 50;
const PING = Buffer.from([0x81, 1, 0x32]);
const open = new Set<Socket>();

const join = async (at: number): Promise<void> => {
  const socket = await openRawWebSocket(url);
  socket.write(textFrame(`40${JSON.stringify({ token: tokens[at % Math.max(1, tokens.length)] })}`));
  await readUntil(socket, '40{"sid"');
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  socket.on('data', (chunk: Buffer) => chunk.includes(PING) && socket.write(textFrame('3')));
};

const startedAt = performance.now();
for (let at = 0; at < connections; at += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, connections - at) }, (_none, step) => join(at + step)),
  );
process.send?.({ seconds: (performance.now() - startedAt) / 1000 });
process.on('message', () => process.send?.({ open: open.size }));
process.once('SIGTERM', () => process.exit(0));
