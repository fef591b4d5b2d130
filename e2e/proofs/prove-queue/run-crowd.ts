import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createRequester } from '#lib/platform/browser/api.ts';
import { listHeads } from '#lib/platform/browser/writes/waiting-write.ts';
import type { ForkedServer } from '#e2e/kit/fork-server.ts';
import { startNode, within } from '../prove-talk/test-cluster.ts';
import { createNetworkLog, sendBadly, type NetworkLog } from './bad-network.ts';
import { judge, type Verdict } from './judge.ts';
import { makePeople, type Person } from './people.ts';
import { createPhone, type Phone } from './phone.ts';

const SWAP_EVERY_MS = 250;
/** The balancer notices a dead server after this time. */
const NOTICED_AFTER_MS = 3000;
const MAX_WAIT_MS = 420_000;

/** Two servers; the second is killed on the way, and another one takes its place. */
const startSite = async (killAfterMs: number) => {
  const servers: ForkedServer[] = [await startNode(), await startNode()];
  const killSecond = async (): Promise<void> => {
    await wait(killAfterMs);
    const [, second] = servers;
    await second?.kill();
    await wait(NOTICED_AFTER_MS);
    servers.pop();
    servers.push(await startNode());
  };
  const killing = killSecond();
  return {
    pickUrl: (): string => servers[randomInt(servers.length)]?.url ?? '',
    stop: async (): Promise<void> => {
      await killing;
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};

type Site = Awaited<ReturnType<typeof startSite>>;

interface CrowdResult extends Verdict {
  taps: number;
  network: NetworkLog;
  waiting: number;
  refused: number;
  seconds: number;
}

/** How fast people tap, and when a server is killed. */
interface Pace {
  readonly tapEveryMs: number;
  readonly killAfterMs: number;
}

const usualPace: Pace = { tapEveryMs: 400, killAfterMs: 8000 };

const tapAll = async (
  people: readonly Person[],
  { tapEveryMs }: Pace,
  tap: (at: number, turn: number) => Promise<void>,
) =>
  Promise.all(
    people.map(async ({ taps }, at) => {
      for (const turn of taps.keys()) {
        await tap(at, turn);
        await wait(Math.random() * tapEveryMs * 2);
      }
    }),
  );

const listAll = async (phones: readonly Phone[]) =>
  (await Promise.all(phones.map((phone) => phone.list()))).flat();

const swapTabs = (phones: readonly Phone[]) =>
  setInterval(() => phones[randomInt(phones.length)]?.swapTab(), SWAP_EVERY_MS);

const countTaps = (people: readonly Person[]): number =>
  people.reduce((sum, { taps }) => sum + taps.length, 0);

const settle = async ({ held }: NetworkLog): Promise<void> => {
  await Promise.all(held);
};

interface QueueRun {
  readonly hasKeys: boolean;
  readonly pace?: Pace;
}

const runQueue = async (
  people: readonly Person[],
  site: Site,
  { hasKeys, pace = usualPace }: QueueRun,
): Promise<CrowdResult> => {
  const network = createNetworkLog();
  const { pickUrl } = site;
  const phones = people.map(({ account: owner }) => createPhone({ owner, network, pickUrl, hasKeys }));
  const since = performance.now();
  const swapping = swapTabs(phones);
  await tapAll(people, pace, async (at, turn) => {
    const tap = people[at]?.taps[turn];
    if (tap) await phones[at]?.tap(tap);
  });
  // A refused write holds back those behind it until its author decides.
  const isWaiting = async () =>
    (await Promise.all(phones.map((phone) => phone.list()))).some((writes) => listHeads(writes).length > 0);
  await within(MAX_WAIT_MS, async () => !(await isWaiting()));
  clearInterval(swapping);
  await settle(network);
  const left = await listAll(phones);
  phones.forEach((phone) => phone.close());
  const refused = left.filter(({ refusal }) => refusal !== null).length;
  const seconds = Math.round((performance.now() - since) / 1000);
  const verdict = await judge(people);
  return { ...verdict, taps: countTaps(people), network, waiting: left.length - refused, refused, seconds };
};

/** Sends each tap once, as screens without the queue do. */
const runDirect = async (people: readonly Person[], { pickUrl }: Site): Promise<Verdict> => {
  const network = createNetworkLog();
  await tapAll(people, usualPace, async (at, turn) => {
    const { account, taps } = people[at] ?? {};
    const tap = taps?.[turn];
    if (!tap || !account) return;
    const once = (): Promise<unknown> =>
      createRequester({ origin: pickUrl(), token: () => account.token })({ ...tap });
    await sendBadly(once, network).catch(() => undefined);
  });
  await settle(network);
  return judge(people);
};

const withSite = async <Result>(
  { killAfterMs }: Pace,
  work: (site: Site) => Promise<Result>,
): Promise<Result> => {
  const site = await startSite(killAfterMs);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
};

/** Lets pairs of people tap fifty times each, on phones with the queue and a bad network. */
export const runCrowd = async (pairs: number, run: QueueRun): Promise<CrowdResult> => {
  const people = await makePeople(pairs);
  return withSite(run.pace ?? usualPace, (site) => runQueue(people, site, run));
};

/** The same without the queue. */
export const runWithoutQueue = async (pairs: number): Promise<Verdict> => {
  const people = await makePeople(pairs);
  return withSite(usualPace, (site) => runDirect(people, site));
};
