import type { CallName } from '#lib/platform/contract/contract.ts';
import { createRequester } from '../api.ts';
import { NetworkError } from '../api-error.ts';
import { endSession, readSession, settledSession, subscribeSession } from '../session.ts';
import { createWriteSender } from './send-writes.ts';
import { uploadFile, withFileKey } from './upload-file.ts';
import { buildWrite, findEqualTap, withRetry, type WaitingWrite } from './waiting-write.ts';
import { connectQueue, noteWriteSettled, waitingWrites, type TappedWrite } from './waiting-writes.ts';
import { classifyReply, type WriteOutcome } from './write-outcome.ts';
import { removeWritesByOthers, writeRows } from './write-rows.ts';

/** Reads whether an old attempt made its change; by the first word of the item. */
export type DoneChecks = Readonly<Record<string, (write: WaitingWrite) => Promise<boolean>>>;

const CHANNEL = 'hunar-writes';
const ATTEMPT_LIMIT_MS = 30_000;
// After this a tap is shown as waiting, even if its request is still under way.
const PATIENCE_MS = 8_000;

interface Settled {
  readonly write: WaitingWrite;
  readonly outcome: WriteOutcome;
}

let checks: DoneChecks = {};
let channel: BroadcastChannel | null = null;

interface Waiter {
  readonly seq: number;
  finish(outcome: WriteOutcome | null): void;
}

/** Taps of this tab that are shown as under way, not as waiting. */
const waiters = new Set<Waiter>();
const inHand = new Set<number>();

/** A tab that has just been opened may still be loading its user. */
const readUserId = async (): Promise<string | undefined> => {
  await settledSession();
  return readSession()?.user._id;
};

const listOwn = async (): Promise<WaitingWrite[]> => {
  const userId = await readUserId();
  return (await writeRows.list()).filter((write) => write.userId === userId);
};

const reload = async (): Promise<void> =>
  waitingWrites.set((await listOwn()).filter(({ seq }) => !inHand.has(seq)));

const reloadQuietly = (): void => void reload().catch(() => undefined);

// A failed read only shows an old list; the change itself is stored.
const changed = async (): Promise<void> => {
  await reload().catch(() => undefined);
  channel?.postMessage(null);
};

const hear = ({ write, outcome }: Settled): void => {
  const own = [...waiters].filter(({ seq }) => seq === write.seq);
  own.forEach(({ finish }) => finish(outcome));
  if (own.length > 0) return;
  if (outcome.kind !== 'later') noteWriteSettled(write, outcome);
};

const isCallName = (call: string): call is CallName => /^[A-Z]+ \//.test(call);

type Requester = ReturnType<typeof createRequester>;

/** Returns the body to send. A file that is uploaded is noted first, so that every attempt sends the same. */
const completeBody = async ({ seq, body, file }: WaitingWrite, request: Requester): Promise<unknown> => {
  if (!file) return body;
  const key = file.key ?? (await uploadFile(request, file.blob));
  if (file.key === null) await writeRows.change(seq, (row) => ({ ...row, file: { ...file, key } }));
  return withFileKey(body, file.field, key);
};

/** Sends under the author's token, even if another person signs in at this moment. */
const send = async (write: WaitingWrite): Promise<WriteOutcome> => {
  const { call, params, key, userId } = write;
  if (!isCallName(call)) throw new Error(`${call} is not a call.`);
  const token = (): string => {
    const session = readSession();
    if (session?.user._id !== userId) throw new NetworkError('Another person is signed in.');
    return session.token;
  };
  const request = createRequester({ token, ready: settledSession, onSessionEnd: endSession });
  const body = await completeBody(write, request);
  const signal = AbortSignal.timeout(ATTEMPT_LIMIT_MS);
  return classifyReply(await request({ call, params, body, idempotencyKey: key, signal }));
};

const { run, wake, hurry } = createWriteSender({
  rows: writeRows,
  readUserId,
  isOnline: () => navigator.onLine,
  send,
  isDone: async (write) => (await checks[write.item.split(':')[0] ?? '']?.(write)) ?? false,
  // Without locks two tabs may send at once; the key keeps the change single.
  alone: (item, work) =>
    'locks' in navigator ? navigator.locks.request(`hunar-write ${item}`, work) : work(),
  now: () => Date.now(),
  random: Math.random,
  onOutcome: (write, outcome) => {
    hear({ write, outcome });
    channel?.postMessage({ write, outcome } satisfies Settled);
    // The network is back for the others, too.
    if (outcome.kind === 'done') hurry();
    reloadQuietly();
  },
});

const isSettled = (message: unknown): message is Settled =>
  typeof message === 'object' && message !== null && 'outcome' in message;

const removeOthers = async (): Promise<void> => {
  const userId = await readUserId();
  if (userId !== undefined) await removeWritesByOthers(userId);
};

// A session that ended by itself leaves its writes for its person, until another one signs in.
const removeOthersQuietly = (): void => void removeOthers().catch(() => undefined);

let isStarted = false;

/** Starts sending waiting writes, including those of earlier pages. Reading the old ones needs the checks of features. */
export const startWrites = (doneChecks: DoneChecks): void => {
  checks = doneChecks;
  if (isStarted) return;
  isStarted = true;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (isSettled(data)) hear(data);
    reloadQuietly();
    wake();
  };
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
  subscribeSession(() => {
    removeOthersQuietly();
    reloadQuietly();
    wake();
  });
  removeOthersQuietly();
  reloadQuietly();
  void run();
};

export const hurryWrites = hurry;

/** Resolves with the first result, or null when the write has to wait. */
const firstOutcome = (seq: number): Promise<WriteOutcome | null> =>
  new Promise((resolve) => {
    const finish = (outcome: WriteOutcome | null): void => {
      clearTimeout(timer);
      waiters.delete(waiter);
      resolve(outcome?.kind === 'later' ? null : outcome);
    };
    const waiter = { seq, finish };
    const timer = setTimeout(() => finish(null), navigator.onLine ? PATIENCE_MS : 0);
    waiters.add(waiter);
  });

/** Forgets the refusals of an item: a new tap on it replaces what was refused. */
const removeRefused = async (item: string): Promise<void> => {
  for (const write of await listOwn())
    if (write.item === item && write.refusal !== null) await writeRows.change(write.seq, () => null);
};

const submit = async (tapped: TappedWrite): Promise<WriteOutcome | null> => {
  startWrites(checks);
  const userId = await readUserId();
  if (userId === undefined) throw new Error('No user is signed in.');
  await removeRefused(tapped.item);
  const stored =
    findEqualTap(await listOwn(), tapped) ??
    (await writeRows.add(buildWrite({ ...tapped, userId }, Date.now())));
  const result = firstOutcome(stored.seq);
  inHand.add(stored.seq);
  // Before other tabs learn of it: this one is surely awake.
  wake();
  await changed();
  const outcome = await result;
  if (outcome?.kind === 'refused') await writeRows.change(stored.seq, () => null).catch(() => undefined);
  inHand.delete(stored.seq);
  await changed();
  return outcome;
};

const takeBack = async (seq: number): Promise<boolean> => {
  const write = await writeRows.change(seq, () => null);
  await changed();
  wake();
  return write !== null && (write.firstTriedAt === null || write.refusal !== null);
};

/** Sends a refused write again, and a waiting one without its pause. */
export const retryWrite = async (seq: number): Promise<void> => {
  const newKey = crypto.randomUUID();
  await writeRows.change(seq, (write) => (write.refusal ? withRetry(write, newKey) : write));
  await changed();
  hurry();
};

connectQueue({ submit, takeBack });
