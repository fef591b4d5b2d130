import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import type { Chat } from './times.ts';

const person = z.strictObject({ userId: z.string(), token: z.string() });

/** What the server's process says once it is ready. */
export const hunarReady = z.strictObject({
  url: z.url(),
  pairs: z.array(z.strictObject({ from: person, to: person })),
  idle: z.array(z.string()),
});
type Ready = z.infer<typeof hunarReady>;

const connect = (url: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
    socket.once('connect', () => resolve(socket)).once('connect_error', reject);
  });

const heard = z.looseObject({ text: z.string() });

/** Our own server: messages are written by REST and heard by socket, as the browser does. */
export const openHunar = async ({ url, pairs }: Ready): Promise<Chat> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sockets: Socket[] = [];
  let hear = (_text: string): void => undefined;
  for (const { to } of pairs) {
    const socket = await connect(url, to.token);
    socket.on('newMessage', (news: unknown) => hear(heard.parse(news).text));
    sockets.push(socket);
  }
  const send = (talk: number, text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const { from, to } = pairs[talk] ?? {};
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
    talks: pairs.length,
    send,
    onHeard: (listener) => void (hear = listener),
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      agent.destroy();
    },
  };
};
