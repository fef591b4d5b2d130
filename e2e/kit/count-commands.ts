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

/** A database address that enables counting its commands. */
export const countedUri = (uri: string): string => {
  const url = new URL(uri);
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
};

// Background commands of servers, independent of calls.
const ofServers = new Set(['presence', 'presenceNodes', 'schedules', 'migrations']);
const ofSessions = new Set(['endSessions', 'getMore', 'killCursors', 'ping']);

const toCommandName = ({ commandName, command }: CommandStarted): string | null => {
  const collection = command[commandName];
  if (ofSessions.has(commandName) || ofServers.has(String(collection))) return null;
  const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
  // Only tests count waiting tasks.
  return name === 'aggregate outbox' ? null : name;
};

const inSession = z.looseObject({
  lsid: z.looseObject({ id: z.instanceof(mongoose.mongo.Binary) }),
  txnNumber: z.coerce.string(),
  autocommit: z.literal(false),
});
const toTransactionId = ({ command }: CommandStarted): string | null => {
  const { data } = inSession.safeParse(command);
  return data ? `${data.lsid.id.toString('hex')} ${data.txnNumber}` : null;
};

const isLetGo = (failure: Error): boolean =>
  failure instanceof mongoose.mongo.MongoError && failure.hasErrorLabel('TransientTransactionError');

// A poll that found no work; how often it happens depends on timing.
const empty = z.looseObject({
  cursor: z.looseObject({ ns: z.string().endsWith('.outbox'), firstBatch: z.array(z.unknown()).max(0) }),
});
const isIdleLook = ({ commandName, reply }: CommandSucceeded): boolean =>
  commandName === 'find' && empty.safeParse(reply).success;

/**
 * Counts the commands by name, such as `find users`, that this process sends during `work`, which can wait until all
 * of them are answered.
 */
export const countCommands = async (
  work: (answered: () => Promise<void>) => Promise<unknown>,
): Promise<Record<string, number>> => {
  const client = databaseClient();
  const sent = new Map<number, { name: string; transaction: string | null }>();
  const underWay = new Set<number>();
  const start = (event: CommandStarted): void => {
    const name = toCommandName(event);
    if (name === null) return;
    sent.set(event.requestId, { name, transaction: toTransactionId(event) });
    underWay.add(event.requestId);
  };
  const succeed = (event: CommandSucceeded): void => {
    underWay.delete(event.requestId);
    if (isIdleLook(event)) sent.delete(event.requestId);
  };
  const fail = ({
    requestId,
    commandName,
    failure,
  }: {
    requestId: number;
    commandName: string;
    failure: Error;
  }): void => {
    underWay.delete(requestId);
    // A busy database may abort a transaction at commit; only the successful attempt is counted.
    if (commandName !== 'commitTransaction' || !isLetGo(failure)) return;
    const transaction = sent.get(requestId)?.transaction;
    for (const [id, one] of sent) if (one.transaction === transaction) sent.delete(id);
  };
  const answered = () => eventually(() => underWay.size === 0);
  client.on('commandStarted', start).on('commandSucceeded', succeed).on('commandFailed', fail);
  try {
    await work(answered);
    await answered();
  } finally {
    client.off('commandStarted', start).off('commandSucceeded', succeed).off('commandFailed', fail);
  }
  const counted = Map.groupBy(sent.values(), ({ name }) => name);
  return Object.fromEntries([...counted].map(([name, { length }]) => [name, length]));
};
