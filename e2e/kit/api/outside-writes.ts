import { z } from 'zod';
import { databaseClient } from '#models/connection.ts';
import { machinery } from './database-state.ts';

interface CommandStarted {
  commandName: string;
  command: Readonly<Record<string, unknown>>;
}

const writes = new Set(['insert', 'update', 'delete', 'findAndModify']);

const isBeside = (collection: string): boolean => machinery.has(collection) || collection === 'idempotency';

const inTransaction = z.looseObject({ autocommit: z.literal(false) });

/** Lists the writes that this process makes outside of transactions during `work`, such as `delete blocks`. */
export const listOutsideWrites = async (work: () => Promise<unknown>): Promise<string[]> => {
  const seen = new Set<string>();
  const note = ({ commandName, command }: CommandStarted): void => {
    const collection = String(command[commandName]);
    if (!writes.has(commandName) || isBeside(collection)) return;
    if (!inTransaction.safeParse(command).success) seen.add(`${commandName} ${collection}`);
  };
  const client = databaseClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return [...seen].toSorted();
};
