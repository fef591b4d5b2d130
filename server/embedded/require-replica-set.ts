import { openAdminClient } from '#models/admin-client.ts';
import { oldestMongoDb } from './launch-mongod.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

// Name and password stay out of terminals and logs.
const parseHosts = (uri: string): string => /^[^/]+\/\/(?:[^@/]*@)?([^/?]*)/.exec(uri)?.[1] ?? 'MONGODB_URI';

// A server not yet in a replica set never answers replica set clients, but it answers direct connections.
const toFirstServer = (uri: string): string => {
  const [path = '/', query] = uri.replace(/^[^/]+\/\/[^/?]*/, '').split('?');
  const options = new URLSearchParams(query);
  options.delete('replicaSet');
  options.set('directConnection', 'true');
  return `mongodb://${parseHosts(uri).split(',')[0]}${path || '/'}?${String(options)}`;
};

const isUninitiated = async (uri: string): Promise<boolean> => {
  try {
    await using client = await openAdminClient({ uri: toFirstServer(uri), name: 'hunar-check' });
    return (await client.db('admin').command({ hello: 1 }))['isreplicaset'] === true;
  } catch {
    return false;
  }
};

const connect = async (uri: string) => {
  try {
    return await openAdminClient({ uri, name: 'hunar-check' });
  } catch (error) {
    if (await isUninitiated(uri))
      throw new SetUpError(
        `The MongoDB replica set at ${parseHosts(uri)} was never initiated: call rs.initiate() once, in mongosh on one of its servers.`,
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetUpError(
      `The MongoDB replica set at ${parseHosts(uri)} cannot be used (${reason}): check MONGODB_URI and that it runs.`,
    );
  }
};

/** Refuses a version of MongoDB that is older than what Hunar is tested with. */
export const requireVersion = (version: string, uri: string): void => {
  if (Number.parseInt(version, 10) < oldestMongoDb)
    throw new SetUpError(
      `The MongoDB server at ${parseHosts(uri)} has version ${version}: Hunar needs ${oldestMongoDb}.0 or newer.`,
    );
};

/** Refuses a server that reports no support for transactions, or that it is part of a sharded cluster. */
export const requireOneReplicaSet = (hello: Readonly<Record<string, unknown>>, uri: string): void => {
  if (hello['msg'] === 'isdbgrid')
    throw new SetUpError(
      `The MongoDB server at ${parseHosts(uri)} is the mongos of a sharded cluster, which would lose unique indexes that Hunar relies on: point MONGODB_URI at one replica set (see the plan in docs/sharding.md).`,
    );
  if (typeof hello['setName'] !== 'string')
    throw new SetUpError(
      `The MongoDB server at ${parseHosts(uri)} runs alone and has no transactions: start it with --replSet and call rs.initiate() once, or leave MONGODB_URI empty for the embedded one.`,
    );
};

/** Refuses a server that is too old, cannot do transactions or is sharded, before anything depends on it. */
export const requireReplicaSet = async (uri: string): Promise<void> => {
  await using client = await connect(uri);
  const { version } = await client.db('admin').command({ buildInfo: 1 });
  requireVersion(String(version), uri);
  requireOneReplicaSet(await client.db('admin').command({ hello: 1 }), uri);
};
