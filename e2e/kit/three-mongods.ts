import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAdminClient, type AdminClient } from '#models/admin-client.ts';
import { launchMongod } from '#server/embedded/launch-mongod.ts';

interface Member {
  readonly dataDir: string;
  readonly port: number;
  pid: number;
}

/** A replica set of three servers, as in docker-compose.yml, to be killed and paused. */
export interface ThreeMongods {
  readonly uri: string;
  /** Kills the primary, as a power cut does; returns a function that restarts it. */
  killPrimary(): Promise<() => Promise<void>>;
  killAll(): Promise<void>;
  startAll(): Promise<void>;
  /**
   * Isolates the primary; returns functions to kill it as well, restart the others without it, and finally restart
   * it.
   */
  isolatePrimary(): Promise<() => Promise<void>>;
  /** Kills the primary and one more, so that none is elected; returns a function that restarts both. */
  isolateSecondary(): Promise<() => Promise<void>>;
  /** A connection to the primary alone, without the write concern that makes writes safe. */
  openPrimary(): Promise<AdminClient>;
  stop(): void;
}

const MAX_WAIT_MS = 60_000;

const open = (port: number): Promise<AdminClient> =>
  openAdminClient({ uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, name: 'hunar-set' });

const ask = async <Result>(port: number, work: (client: AdminClient) => Promise<Result>): Promise<Result> => {
  const client = await open(port);
  try {
    return await work(client);
  } finally {
    // A server that just changed its role drops its connections, even while they are closing.
    await client.close().catch(() => null);
  }
};

const until = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${MAX_WAIT_MS / 1000} s.`);
    await wait(50);
  }
};

/** As docker-compose.yml and docs/deploy.md set up three servers. */
export const electionSettings = { electionTimeoutMillis: 2000, heartbeatIntervalMillis: 500 };

type Role = 'primary' | 'secondary' | 'none';

const readRole = (port: number): Promise<Role> =>
  ask(port, async (client) => {
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello['isWritablePrimary'] === true) return 'primary';
    return hello['secondary'] === true ? 'secondary' : 'none';
  }).catch(() => 'none' as const);

const launch = async (dataDir: string): Promise<Member> => {
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  return { dataDir, ...(await launchMongod(dataDir)) };
};

const initiate = (members: readonly Member[]): Promise<unknown> =>
  ask(members[0]?.port ?? 0, (client) =>
    client.db('admin').command({
      replSetInitiate: {
        _id: 'hunar',
        members: members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` })),
        settings: electionSettings,
      },
    }),
  );

const readRoles = async (members: readonly Member[]) =>
  Promise.all(members.map(async (member) => ({ member, role: await readRole(member.port) })));

const untilWhole = (members: readonly Member[]): Promise<void> =>
  until('Three members, one of them primary', async () => {
    const roles = (await readRoles(members)).map(({ role }) => role);
    return roles.toSorted().join() === 'primary,secondary,secondary';
  });

const kill = ({ pid }: Member): boolean => process.kill(pid, 'SIGKILL');

const restart = async (member: Member): Promise<void> => {
  await until('A killed server is gone', async () => {
    try {
      process.kill(member.pid, 0);
      return false;
    } catch {
      return true;
    }
  });
  const { pid, port } = await launchMongod(member.dataDir);
  if (port !== member.port) throw new Error('Another process took the port of a killed server.');
  member.pid = pid;
};

const byRole = async (members: readonly Member[], wantedRole: Role): Promise<Member[]> =>
  (await readRoles(members)).filter(({ role }) => role === wantedRole).map(({ member }) => member);

const findPrimary = async (members: readonly Member[]): Promise<Member> => {
  // On a busy machine the members may elect one at any time.
  await until('A primary', async () => (await byRole(members, 'primary')).length > 0);
  const [primary] = await byRole(members, 'primary');
  if (!primary) throw new Error('There is no primary to kill.');
  return primary;
};

const isolate = async (members: readonly Member[]): Promise<() => Promise<void>> => {
  await untilWhole(members);
  const primary = await findPrimary(members);
  const others = members.filter((member) => member !== primary);
  others.forEach(kill);
  return async () => {
    kill(primary);
    for (const member of others) await restart(member);
    await until('A primary among the others', async () => (await byRole(others, 'primary')).length === 1);
    await restart(primary);
    await untilWhole(members);
  };
};

const leaveOne = async (members: readonly Member[]): Promise<() => Promise<void>> => {
  await untilWhole(members);
  const primary = await findPrimary(members);
  const [second] = members.filter((member) => member !== primary);
  const killed = second ? [primary, second] : [primary];
  killed.forEach(kill);
  return async () => {
    for (const member of killed) await restart(member);
    await untilWhole(members);
  };
};

const endAll = (members: readonly Member[], folder: string): void => {
  for (const { pid } of members)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is already gone.
    }
  rmSync(folder, { recursive: true, force: true });
};

/** Starts them on temporary data. */
export const startThreeMongods = async (): Promise<ThreeMongods> => {
  const folder = mkdtempSync(join(tmpdir(), 'hunar-set-'));
  const members: Member[] = [];
  // A process that exits early leaves nothing behind.
  process.once('exit', () => endAll(members, folder));
  try {
    for (const name of ['a', 'b', 'c']) members.push(await launch(join(folder, name)));
    await initiate(members);
    await untilWhole(members);
  } catch (error) {
    endAll(members, folder);
    throw error;
  }
  return {
    uri: `mongodb://127.0.0.1:${members[0]?.port}/?replicaSet=hunar`,
    killPrimary: async () => {
      const primary = await findPrimary(members);
      kill(primary);
      return async () => {
        await restart(primary);
        await untilWhole(members);
      };
    },
    killAll: async () => members.forEach(kill),
    startAll: async () => {
      for (const member of members) await restart(member);
      await untilWhole(members);
    },
    isolatePrimary: () => isolate(members),
    isolateSecondary: () => leaveOne(members),
    openPrimary: async () => open((await findPrimary(members)).port),
    stop: () => endAll(members, folder),
  };
};
