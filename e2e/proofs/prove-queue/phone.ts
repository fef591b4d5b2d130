import { randomUUID } from 'node:crypto';
import { createRequester } from '#lib/platform/browser/api.ts';
import { createWriteSender, type WriteRows } from '#lib/platform/browser/writes/send-writes.ts';
import { buildWrite, type WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { classifyReply, type WriteOutcome } from '#lib/platform/browser/writes/write-outcome.ts';
import { createSemaphore } from '#lib/platform/concurrency/semaphore.ts';
import type { CallName } from '#lib/platform/contract/contract.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { createMemoryRows } from './memory-rows.ts';
import { sendBadly, type NetworkLog } from './bad-network.ts';

const ATTEMPT_LIMIT_MS = 30_000;

/** One tap. */
export interface Tap {
  readonly item: string;
  readonly call: CallName;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

interface PhoneSetup {
  readonly owner: SignedIn;
  readonly network: NetworkLog;
  /** A server of the site, not always a living one. */
  pickUrl(): string;
  /** Without keys, a repeat looks like a new change. */
  readonly hasKeys: boolean;
}

const isCallName = (call: string): call is CallName => /^[A-Z]+ \//.test(call);

const createSend =
  ({ owner, network, pickUrl, hasKeys }: PhoneSetup) =>
  async ({ call, params, body, key }: WaitingWrite): Promise<WriteOutcome> => {
    if (!isCallName(call)) throw new Error(`${call} is not a call.`);
    const once = (): Promise<unknown> => {
      const request = createRequester({ origin: pickUrl(), token: () => owner.token });
      const signal = AbortSignal.timeout(ATTEMPT_LIMIT_MS);
      return request({ call, params, body, signal, ...(hasKeys && { idempotencyKey: key }) });
    };
    return classifyReply(await sendBadly(once, network));
  };

type Lock = ReturnType<typeof createSemaphore>;

const never = <Result>(): Promise<Result> => new Promise(() => undefined);

/** A tab; after its end nothing it had begun is noted any more. */
const openTab = (rows: WriteRows, setup: PhoneSetup, locks: Map<string, Lock>) => {
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  let isClosed = false;
  const whileOpen = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    return isClosed ? never() : result;
  };
  const send = createSend(setup);
  const lockFor = (item: string) => {
    const lock = locks.get(item) ?? createSemaphore(1);
    locks.set(item, lock);
    return lock;
  };
  const { run, wake, hurry } = createWriteSender({
    rows: {
      list: () => whileOpen(rows.list()),
      add: (write) => whileOpen(rows.add(write)),
      change: (seq, change) => (isClosed ? never() : rows.change(seq, change)),
    },
    readUserId: () => whileOpen(Promise.resolve(setup.owner.userId)),
    isOnline: () => true,
    send: (write) => whileOpen(send(write)),
    isDone: () => Promise.resolve(false),
    // The browser frees the locks of a closed tab.
    alone: async (item, work) => {
      try {
        return await lockFor(item).run(() => Promise.race([work(), ended]));
      } catch (error) {
        if (isClosed) return never();
        throw error;
      }
    },
    now: Date.now,
    random: Math.random,
    onOutcome: (_write, { kind }) => {
      if (kind === 'done') hurry();
    },
  });
  void run();
  return {
    wake,
    close: (): void => {
      isClosed = true;
      end(new Error('The tab is closed.'));
    },
  };
};

/** A phone with one or two tabs, which are closed and opened while writes wait. */
export const createPhone = (setup: PhoneSetup) => {
  const rows = createMemoryRows();
  const locks = new Map<string, Lock>();
  const open = () => openTab(rows, setup, locks);
  const tabs = [open(), open()];
  return {
    tap: async ({ item, call, params = {}, body }: Tap): Promise<void> => {
      const subject = { act: call, title: '', at: null };
      const write = { key: randomUUID(), userId: setup.owner.userId, item, call, params, body, subject };
      await rows.add(buildWrite(write, Date.now()));
      tabs.forEach(({ wake }) => wake());
    },
    swapTab: (): void => {
      tabs.shift()?.close();
      tabs.push(open());
    },
    list: () => rows.list(),
    close: (): void => tabs.forEach((tab) => tab.close()),
  };
};
export type Phone = ReturnType<typeof createPhone>;
