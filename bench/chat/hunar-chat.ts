import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import type { Chat } from './times.ts';

const person = z.strictObject({ userId: z.string(), token: z.string() });

/** The message with which the server process reports that it is ready. */
export const hunarReady = z.strictObject({
  url: z.url(),
  pairs: z.array(z.strictObject({ from: person, to: person })),
  idle: z.array(z.string()),
});
type Ready = z.infer<typeof hunarReady>;

const connect = (url: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      auth: { token, acknowledges: true },
      transports: ['websocket'],
      forceNew: true,
    });
    socket.once('connect', () => resolve(socket)).once('connect_error', reject);
  });

const received = z.looseObject({ text: z.string(), conversationId: z.string(), ord: z.number() });
type Heard = z.infer<typeof received>;

const ACK_AFTER_MS = 200;

/** Acknowledges received messages in batches, as the browser does. */
const acknowledging = (socket: Socket) => {
  const seen = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const say = (): void => {
    timer = undefined;
    socket.emit('message:ack', {
      seen: [...seen].map(([conversationId, ord]) => ({ conversationId, ord, visible: true })),
    });
    seen.clear();
  };
  return ({ conversationId, ord }: Heard): void => {
    seen.set(conversationId, Math.max(ord, seen.get(conversationId) ?? 0));
    timer ??= setTimeout(say, ACK_AFTER_MS);
  };
};

/** Our own server: messages are sent by REST and received by socket, as in the browser. */
export const openHunar = async ({ url, pairs }: Ready): Promise<Chat> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sockets: Socket[] = [];
  let hear = (_text: string): void => undefined;
  for (const { to } of pairs) {
    const socket = await connect(url, to.token);
    const acknowledge = acknowledging(socket);
    socket.on('newMessage', (payload: unknown) => {
      const message = received.parse(payload);
      hear(message.text);
      acknowledge(message);
    });
    sockets.push(socket);
  }
  const send = (conversation: number, text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const { from, to } = pairs[conversation] ?? {};
      const headers = { authorization: `Bearer ${from?.token}`, 'content-type': 'application/json' };
      const path = `${url}/api/v1/messages/send/${to?.userId}`;
      const call = request(path, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`A message was answered with ${response.statusCode}.`));
        });
      });
      call.once('error', reject);
      call.end(JSON.stringify({ text, clientId: randomUUID() }));
    });
  return {
    conversations: pairs.length,
    send,
    onHeard: (listener) => void (hear = listener),
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      agent.destroy();
    },
  };
};
