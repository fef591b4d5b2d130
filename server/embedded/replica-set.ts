import { setTimeout as wait } from 'node:timers/promises';
import type { AdminClient } from '#models/admin-client.ts';

const setName = 'hunar';

interface MemberOptions {
  port: number;
  /** Tests give up on writes that outlive a power cut, for speed, and on rows that go by themselves while one is looking. */
  forTests: boolean;
}

interface SetConfig {
  version: number;
  members: { host: string }[];
}

/** The address of the one-node replica set that listens on a port of this machine. */
export const replicaSetUri = ({ port, database }: { port: number; database: string }): string =>
  `mongodb://127.0.0.1:${port}/${database}?replicaSet=${setName}`;

const newConfig = ({ port, forTests }: MemberOptions) => ({
  _id: setName,
  members: [{ _id: 0, host: `127.0.0.1:${port}` }],
  settings: { electionTimeoutMillis: 1000 },
  writeConcernMajorityJournalDefault: !forTests,
});

const readConfig = async (client: AdminClient): Promise<SetConfig | null> =>
  client.db('local').collection<SetConfig>('system.replset').findOne({});

// The port may have changed since the data were written; the set must be told, or its node stays out of it.
const applyConfig = async (client: AdminClient, options: MemberOptions): Promise<void> => {
  const admin = client.db('admin');
  const config = await readConfig(client);
  const wanted = newConfig(options);
  if (!config) await admin.command({ replSetInitiate: wanted });
  else if (config.members[0]?.host !== wanted.members[0]?.host)
    await admin.command({
      replSetReconfig: { ...config, ...wanted, version: config.version + 1 },
      force: true,
    });
};

const isPrimary = async (client: AdminClient): Promise<boolean> =>
  (await client.db('admin').command({ hello: 1 }))['isWritablePrimary'] === true;

/** Makes the node the primary of a set of one; returns when it takes writes. */
export const becomePrimary = async (client: AdminClient, options: MemberOptions): Promise<void> => {
  await applyConfig(client, options);
  const deadline = Date.now() + 30_000;
  while (!(await isPrimary(client))) {
    if (Date.now() > deadline) throw new Error('The embedded database did not become ready in 30 seconds.');
    await wait(20);
  }
  if (options.forTests) await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
};

export const setArguments = ['--replSet', setName];
