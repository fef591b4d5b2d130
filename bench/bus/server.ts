import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Server } from 'socket.io';
import { z } from 'zod';
import { parseEnv, useEnv } from '#lib/platform/config/env.ts';
import { connect } from '#models/connection.ts';
import { createEventBus } from '#server/socket/event-bus.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

const setup = z.object({
  BENCH_MONGODB_URI: z.string(),
  BENCH_BUS_URL: z.string().optional(),
  BENCH_SERVER: z.coerce.number(),
  BENCH_SERVERS: z.coerce.number(),
  BENCH_PEOPLE: z.coerce.number(),
  BENCH_RATE: z.coerce.number(),
  BENCH_SECONDS: z.coerce.number(),
});

const own = setup.parse(process.env);

// All connections of this process go to the bus, or to the database when it is the bus.
const connections = new Set<Socket>();
subscribe('net.client.socket', (message) => {
  const { socket } = z.object({ socket: z.custom<Socket>() }).parse(message);
  connections.add(socket);
});
const countBytes = (): number => [...connections].reduce((sum, { bytesRead }) => sum + bytesRead, 0);

const roomFor = (person: number): string => `user:${person.toString(16).padStart(24, '0')}`;
const serverFor = (person: number): number => person % own.BENCH_SERVERS;

useEnv(
  parseEnv({
    HUNAR_MODE: 'development',
    LOG_LEVEL: 'silent',
    MONGODB_URI: own.BENCH_MONGODB_URI,
    BUS_URL: own.BENCH_BUS_URL,
    JWT_SECRET: 'a secret that is only good for benches, long enough',
  }),
);
await connect(own.BENCH_MONGODB_URI);
await prepareDatabase();
const { adapter, opened, joined, delivered } = await createEventBus();
const io = new Server({ adapter });

const received = { events: 0, own: 0 };
const broadcast = z.object({ opts: z.object({ rooms: z.array(z.string()) }) });
// The form that Redis's adapter receives, and the one that the database's receives.
const heard = z.union([
  z.object({ uid: z.string(), data: broadcast }),
  z
    .object({ fullDocument: z.object({ uid: z.string(), data: broadcast }) })
    .transform((row) => row.fullDocument),
]);
const isMine = (room: string): boolean => serverFor(Number.parseInt(room.slice(5), 16)) === own.BENCH_SERVER;

const count = (message: unknown, ownId: unknown): void => {
  const { data } = heard.safeParse(message);
  if (!data || data.uid === ownId) return;
  received.events += 1;
  if (data.data.opts.rooms.some(isMine)) received.own += 1;
};

const nsp: { adapter: object } = io.of('/');
for (const name of ['onMessage', 'onEvent']) {
  const listen: unknown = Reflect.get(nsp.adapter, name);
  if (typeof listen !== 'function') continue;
  Reflect.set(nsp.adapter, name, (...args: unknown[]) => {
    count(args[0], Reflect.get(nsp.adapter, 'uid'));
    Reflect.apply(listen, nsp.adapter, args);
  });
}

for (let person = 0; person < own.BENCH_PEOPLE; person += 1)
  if (serverFor(person) === own.BENCH_SERVER)
    void io.of('/').adapter.addAll(`socket-${person}`, new Set([roomFor(person)]));
await opened();
await joined();

// As long as a typical message.
const payload = {
  _id: 'f'.repeat(24),
  conversationId: 'e'.repeat(24),
  text: 'What time will you come? '.repeat(8),
};

const STEP_MS = 20;

/** Sends events at an even rate, each to one person; returns the number sent to the people of each server. */
const send = async (): Promise<number[]> => {
  const sent = Array.from({ length: own.BENCH_SERVERS }, () => 0);
  const startedAt = performance.now();
  const total = own.BENCH_RATE * own.BENCH_SECONDS;
  for (let count = 0; count < total;) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * own.BENCH_RATE);
    for (; count < due; count += 1) {
      const person = (count * 7 + own.BENCH_SERVER) % own.BENCH_PEOPLE;
      io.to(roomFor(person)).emit('newMessage', payload);
      sent[serverFor(person)] = (sent[serverFor(person)] ?? 0) + 1;
    }
    await wait(STEP_MS);
  }
  await delivered();
  return sent;
};

process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  if (question === 'heard')
    process.send?.({ ...received, bytes: countBytes(), cpuMs: (user + system) / 1000 });
  else void send().then((sent) => process.send?.({ sent }));
});
process.once('SIGTERM', () => process.exit(0));
process.send?.({ isReady: true });
