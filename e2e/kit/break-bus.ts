import { metrics } from '#lib/platform/observability/metrics.ts';
import { database } from '#models/connection.ts';
import { eventually } from './eventually.ts';

const collection = 'socketEvents';

interface Operation {
  opid: number;
}

const listStreams = () =>
  database()
    .client.db('admin')
    .aggregate<Operation>([
      { $currentOp: { idleCursors: false } },
      {
        $match: {
          ns: `${database().databaseName}.${collection}`,
          'cursor.originatingCommand.pipeline.0.$changeStream': { $exists: true },
        },
      },
    ])
    .toArray();

/** Kills the change streams connecting this database's servers; returns how many there were. */
export const killStreams = async (): Promise<number> => {
  let streams: readonly Operation[] = [];
  // A stream is listed only while it waits for its next batch, so the list that is not empty is the one to use.
  await eventually(async () => {
    streams = await listStreams();
    return streams.length > 0;
  });
  for (const { opid } of streams) await database().client.db('admin').command({ killOp: 1, op: opid });
  return streams.length;
};

/** Makes the database refuse events between servers, or accept them again. */
export const refuseEvents = async (isRefused: boolean): Promise<void> => {
  await database().command({ collMod: collection, validator: isRefused ? { never: true } : {} });
};

/** How many of this server's events to others the database has refused. */
export const countLostEvents = async (): Promise<number> =>
  (await metrics().socketFaults.get()).values.find(({ labels }) => labels['reason'] === 'bus')?.value ?? 0;
