import mongoose from 'mongoose';
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

interface CommandFailed {
  requestId: number;
  commandName: string;
  failure: Error;
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

const inSession = z.looseObject({
  lsid: z.looseObject({ id: z.instanceof(mongoose.mongo.Binary) }),
  txnNumber: z.coerce.string(),
  autocommit: z.literal(false),
});
const transactionOf = ({ command }: CommandStarted): string | null => {
  const { data } = inSession.safeParse(command);
  return data ? `${data.lsid.id.toString('hex')} ${data.txnNumber}` : null;
};

const isLetGo = (failure: Error): boolean =>
  failure instanceof mongoose.mongo.MongoError && failure.hasErrorLabel('TransientTransactionError');

// Whoever looks for work and finds none; how often that happens is a matter of time.
const empty = z.looseObject({
  cursor: z.looseObject({ ns: z.string().endsWith('.outbox'), firstBatch: z.array(z.unknown()).max(0) }),
});
const isIdleLook = ({ commandName, reply }: CommandSucceeded): boolean =>
  commandName === 'find' && empty.safeParse(reply).success;

/** How many commands of each name, such as `find users`, this process sends to the database while `work` runs. */
export const countCommands = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const client = databaseClient();
  const sent = new Map<number, { name: string; transaction: string | null }>();
  const underWay = new Set<number>();
  const start = (event: CommandStarted): void => {
    const name = nameOf(event);
    if (name === null) return;
    sent.set(event.requestId, { name, transaction: transactionOf(event) });
    underWay.add(event.requestId);
  };
  const succeed = (event: CommandSucceeded): void => {
    underWay.delete(event.requestId);
    if (isIdleLook(event)) sent.delete(event.requestId);
  };
  const fail = ({ requestId, commandName, failure }: CommandFailed): void => {
    underWay.delete(requestId);
    // A busy database may let a whole transaction go at its end; what is counted is the try that it kept.
    if (commandName !== 'commitTransaction' || !isLetGo(failure)) return;
    const transaction = sent.get(requestId)?.transaction;
    for (const [id, one] of sent) if (one.transaction === transaction) sent.delete(id);
  };
  client.on('commandStarted', start).on('commandSucceeded', succeed).on('commandFailed', fail);
  try {
    await work();
    await eventually(() => underWay.size === 0);
  } finally {
    client.off('commandStarted', start).off('commandSucceeded', succeed).off('commandFailed', fail);
  }
  const counted = Map.groupBy(sent.values(), ({ name }) => name);
  return Object.fromEntries([...counted].map(([name, { length }]) => [name, length]));
};
