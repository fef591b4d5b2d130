import { database } from '#models/connection.ts';

/** Collections that change with every request or server, independent of the call. */
export const machinery = new Set(['rateLimits', 'socketEvents', 'leases', 'presence', 'presenceNodes']);

/** A hash of every business collection: equal hashes prove that a request changed nothing. */
export const databaseState = async (): Promise<Record<string, string>> => {
  const { collections }: { collections?: Record<string, string> } = await database().command({ dbHash: 1 });
  return Object.fromEntries(Object.entries(collections ?? {}).filter(([name]) => !machinery.has(name)));
};
