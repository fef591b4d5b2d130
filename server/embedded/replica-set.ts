import { setTimeout as wait } from 'node:timers/promises';
import type { AdminClient } from '#models/admin-client.ts';

export const setName = 'hunar';

interface SetConfig {
  version: number;
  members: { host: string }[];
}

/** The address of the one-node replica set that listens on a port of this machine. */
export const replicaSetUri = ({ port, database }: { port: number; database: string }): string =>
  `mongodb://127.0.0.1:${port}/${database}?replicaSet=${setName}`;

const newConfig = (port: number) => ({
  _id: setName,
  members: [{ _id: 0, host: `127.0.0.1:${port}` }],
  settings: { electionTimeoutMillis: 1000 },
});

const readConfig = async (client: AdminClient): Promise<SetConfig | null> =>
  client.db('local').collection<SetConfig>('system.replset').findOne({});

// The port may have changed since the data was written. Until the set is told, its node stays out of it.
const applyConfig = async (client: AdminClient, port: number): Promise<void> => {
  const admin = client.db('admin');
  const config = await readConfig(client);
  const target = newConfig(port);
  if (!config) await admin.command({ replSetInitiate: target });
  else if (config.members[0]?.host !== target.members[0]?.host)
    await admin.command({
      replSetReconfig: { ...config, ...target, version: config.version + 1 },
      force: true,
    });
};

const isPrimary = async (client: AdminClient): Promise<boolean> =>
  (await client.db('admin').command({ hello: 1 }))['isWritablePrimary'] === true;

/** Makes the node the primary of a set of one; returns when it takes writes. */
export const becomePrimary = async (client: AdminClient, port: number): Promise<void> => {
  await applyConfig(client, port);
  const deadline = Date.now() + 30_000;
  while (!(await isPrimary(client))) {
    if (Date.now() > deadline) throw new Error('The embedded database did not become ready in 30 seconds.');
    await wait(20);
  }
};
