import { openAdminClient } from '#models/admin-client.ts';
import { SetUpError } from './say.ts';

// Name and password stay out of terminals and logs.
const hostsOf = (uri: string): string => /^[^/]+\/\/(?:[^@/]*@)?([^/?]*)/.exec(uri)?.[1] ?? 'MONGODB_URI';

const connect = async (uri: string) => {
  try {
    return await openAdminClient({ uri, name: 'hunar-check' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetUpError(
      `The MongoDB replica set at ${hostsOf(uri)} cannot be used (${reason}): check MONGODB_URI and that it runs.`,
    );
  }
};

/** Refuses a server that cannot do transactions, before anything depends on it. */
export const requireReplicaSet = async (uri: string): Promise<void> => {
  await using client = await connect(uri);
  const hello = await client.db('admin').command({ hello: 1 });
  const canTransact = typeof hello['setName'] === 'string' || hello['msg'] === 'isdbgrid';
  if (!canTransact)
    throw new SetUpError(
      `The MongoDB server at ${hostsOf(uri)} runs alone and has no transactions: start it with --replSet and call rs.initiate() once, or leave MONGODB_URI empty for the embedded one.`,
    );
};
