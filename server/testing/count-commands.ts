import { z } from 'zod';
import { databaseClient } from '#models/connection.ts';
import { eventually } from './eventually.ts';

interface CommandStarted {
  requestId: number;
  commandName: string;
  command: Readonly<Record<string, unknown>>;
}

interface CommandSucceeded {
  requestId: number;
  commandName: string;
  reply: unknown;
}

/** The address of a database, asked so that its commands can be counted. */
export const countedUri = (uri: string): string => {
  const url = new URL(uri);
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
};

// What servers do by themselves, whether or not somebody calls.
const ofServers = new Set(['presence', 'presenceNodes', 'schedules', 'migrations']);
const ofSessions = new Set(['endSessions', 'getMore', 'killCursors', 'ping']);

const nameOf = ({ commandName, command }: CommandStarted): string | null => {
  const collection = command[commandName];
  if (ofSessions.has(commandName) || ofServers.has(String(collection))) return null;
  const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
  // Only tests count what waits.
  return name === 'aggregate outbox' ? null : name;
};

// Whoever looks for work and finds none; how often that happens is a matter of time.
const empty = z.looseObject({
  cursor: z.looseObject({ ns: z.string().endsWith('.outbox'), firstBatch: z.array(z.unknown()).max(0) }),
});
const isIdleLook = ({ commandName, reply }: CommandSucceeded): boolean =>
  commandName === 'find' && empty.safeParse(reply).success;

/** How many commands of each name, such as `find users`, this process sends to the database while `work` runs. */
export const countCommands = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const client = databaseClient();
  const sent = new Map<number, string>();
  const underWay = new Set<number>();
  const start = (event: CommandStarted): void => {
    const name = nameOf(event);
    if (name === null) return;
    sent.set(event.requestId, name);
    underWay.add(event.requestId);
  };
  const succeed = (event: CommandSucceeded): void => {
    underWay.delete(event.requestId);
    if (isIdleLook(event)) sent.delete(event.requestId);
  };
  const fail = ({ requestId }: { requestId: number }): void => void underWay.delete(requestId);
  client.on('commandStarted', start).on('commandSucceeded', succeed).on('commandFailed', fail);
  try {
    await work();
    await eventually(() => underWay.size === 0);
  } finally {
    client.off('commandStarted', start).off('commandSucceeded', succeed).off('commandFailed', fail);
  }
  const counted = Map.groupBy(sent.values(), (name) => name);
  return Object.fromEntries([...counted].map(([name, { length }]) => [name, length]));
};
