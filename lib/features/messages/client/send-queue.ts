import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { createStore } from '#lib/platform/browser/create-store.ts';
import { proposePush } from '#lib/platform/browser/push-moment.ts';
import { readSession, settledSession } from '#lib/platform/browser/session.ts';
import { deliver } from './deliver-message.ts';
import { receiveMessage } from './load-conversation.ts';
import { createSendScheduler } from './send-scheduler.ts';
import { listUnsent, putUnsent, removeUnsent, type Unsent, type UnsentFile } from './unsent-messages.ts';

/** What this person has written and the server has not taken yet, in all tabs. */
export const unsentMessages = createStore<readonly Unsent[]>([]);

const CHANNEL = 'hunar-chat';

let channel: BroadcastChannel | null = null;
let onRefused: () => void = () => undefined;

/** Who writes; a tab that has just been opened may still fetch that. */
const me = async (): Promise<string | undefined> => {
  await settledSession();
  return readSession()?.user._id;
};

const listOwn = async (): Promise<Unsent[]> => {
  const senderId = await me();
  return senderId ? listUnsent(senderId) : [];
};

const reread = async (): Promise<void> => unsentMessages.set(await listOwn());

const changed = async (): Promise<void> => {
  await reread();
  channel?.postMessage('changed');
};

const onTaken = async ({ id, receiverId }: Unsent, message: Message): Promise<void> => {
  receiveMessage(receiverId, message);
  await removeUnsent(id);
  proposePush('answer');
};

const onRefusal = async (unsent: Unsent, refusal: string): Promise<void> => {
  await putUnsent({ ...unsent, refusal });
  onRefused();
};

/** Sends one message; a number when the way to the server is closed for now: for so long at least. */
const sendOne = async (unsent: Unsent): Promise<number | null> => {
  const outcome = await deliver(unsent);
  if ('retryAfterMs' in outcome) return outcome.retryAfterMs;
  if ('refusal' in outcome) await onRefusal(unsent, outcome.refusal);
  else await onTaken(unsent, outcome.stored);
  await changed();
  return null;
};

const listWaiting = async (): Promise<Unsent[]> =>
  (await listOwn()).filter(({ refusal }) => refusal === null);

/** Sends what waits for one receiver, one after the other, so that the order stays. */
const sendAllTo = async (receiverId: string): Promise<number | null> => {
  for (;;) {
    const next = (await listWaiting()).find((unsent) => unsent.receiverId === receiverId);
    if (!next) return null;
    const closedMs = await sendOne(next);
    if (closedMs !== null) return closedMs;
  }
};

const listReceivers = async (): Promise<string[]> => [
  ...new Set((await listWaiting()).map(({ receiverId }) => receiverId)),
];

const { run, wake } = createSendScheduler({ list: listReceivers, serve: sendAllTo });

// Of all tabs one sends; when it closes, the next one takes over.
const workAlone = (): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('hunar-send', run) : run();

let isStarted = false;

/** Starts sending what waits, also from before the page was loaded. */
export const startSending = (): void => {
  if (isStarted) return;
  isStarted = true;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    void reread();
    wake();
  };
  window.addEventListener('online', wake);
  void reread().catch(() => undefined);
  workAlone().catch(() => undefined);
};

/** There is reason to try again now, such as a connection that is back. */
export const sendNow = wake;

/** Calls `listener` when the server refused a message. */
export const onSendRefused = (listener: () => void): void => {
  onRefused = listener;
};

/** Puts a message into the queue; from here on nothing but the server's answer takes it out. */
export const enqueue = async (message: Pick<Unsent, 'receiverId' | 'text' | 'files'>): Promise<void> => {
  const createdAt = new Date().toISOString();
  const senderId = await me();
  if (!senderId) throw new Error('Nobody is signed in who could write.');
  const unsent = { ...message, id: crypto.randomUUID(), senderId, createdAt, refusal: null };
  // Stored first: what the page shows must still be there after a reload.
  await putUnsent(unsent);
  await changed();
  wake();
};

// A file that waited too long on the server is no longer there; the browser still has it.
const filesToSend = ({ files, refusal }: Unsent): readonly UnsentFile[] =>
  refusal === 'unknown_attachment' ? files.map((file) => ({ ...file, uploaded: null })) : files;

/** Tries a refused message again, under the same name. */
export const retryUnsent = async (unsent: Unsent): Promise<void> => {
  await putUnsent({ ...unsent, files: filesToSend(unsent), refusal: null });
  await changed();
  wake();
};

/** Gives a message up. */
export const discardUnsent = async ({ id }: Unsent): Promise<void> => {
  await removeUnsent(id);
  await changed();
};
