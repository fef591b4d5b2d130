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

/** Kills what the servers of this database hear each other by; answers how many of them were cut off. */
export const killStreams = async (): Promise<number> => {
  await eventually(async () => (await listStreams()).length > 0);
  const streams = await listStreams();
  for (const { opid } of streams) await database().client.db('admin').command({ killOp: 1, op: opid });
  return streams.length;
};

/** Has the database refuse whatever servers tell each other, or take it again. */
export const refuseNews = async (isRefused: boolean): Promise<void> => {
  await database().command({ collMod: collection, validator: isRefused ? { never: true } : {} });
};

/** How much of what this server told the others the database has refused so far. */
export const countLostNews = async (): Promise<number> =>
  (await metrics().socketFaults.get()).values.find(({ labels }) => labels['reason'] === 'bus')?.value ?? 0;
