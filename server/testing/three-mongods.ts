import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAdminClient, type AdminClient } from '#models/admin-client.ts';
import { launchMongod } from '../embedded/launch-mongod.ts';

interface Member {
  readonly dataDir: string;
  readonly port: number;
  pid: number;
}

/** Three database servers of one replica set, as docker-compose.yml has it, to be killed and paused. */
export interface ThreeMongods {
  readonly uri: string;
  /** Kills the primary, as a power cut does; answers how to start it again. */
  killPrimary(): Promise<() => Promise<void>>;
  killAll(): Promise<void>;
  startAll(): Promise<void>;
  /** Leaves the primary alone; answers how to kill it, too, and bring the others back without it, and it at last. */
  isolatePrimary(): Promise<() => Promise<void>>;
  /** A connection to the primary alone, past everything that makes writes safe. */
  openPrimary(): Promise<AdminClient>;
  stop(): void;
}

const MOST_WAIT_MS = 60_000;

const open = (port: number): Promise<AdminClient> =>
  openAdminClient({ uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, name: 'hunar-set' });

const ask = async <Result>(port: number, work: (client: AdminClient) => Promise<Result>): Promise<Result> => {
  const client = await open(port);
  try {
    return await work(client);
  } finally {
    // A server that has just been told what it is cuts its lines, also while they are closed.
    await client.close().catch(() => null);
  }
};

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + MOST_WAIT_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${MOST_WAIT_MS / 1000} s.`);
    await wait(50);
  }
};

type Role = 'primary' | 'secondary' | 'none';

const roleOf = (port: number): Promise<Role> =>
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
        settings: { electionTimeoutMillis: 2000, heartbeatIntervalMillis: 500 },
      },
    }),
  );

const rolesOf = async (members: readonly Member[]) =>
  Promise.all(members.map(async (member) => ({ member, role: await roleOf(member.port) })));

const untilWhole = (members: readonly Member[]): Promise<void> =>
  until('Three members, one of them primary', async () => {
    const roles = (await rolesOf(members)).map(({ role }) => role);
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
  if (port !== member.port) throw new Error('Somebody took the port of a killed server.');
  member.pid = pid;
};

const byRole = async (members: readonly Member[], wanted: Role): Promise<Member[]> =>
  (await rolesOf(members)).filter(({ role }) => role === wanted).map(({ member }) => member);

const findPrimary = async (members: readonly Member[]): Promise<Member> => {
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

const endAll = (members: readonly Member[], folder: string): void => {
  for (const { pid } of members)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  rmSync(folder, { recursive: true, force: true });
};

/** Starts them on data that vanish with them. */
export const startThreeMongods = async (): Promise<ThreeMongods> => {
  const folder = mkdtempSync(join(tmpdir(), 'hunar-set-'));
  const members: Member[] = [];
  // A process that ends early leaves nothing behind.
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
    openPrimary: async () => open((await findPrimary(members)).port),
    stop: () => endAll(members, folder),
  };
};
