import type { Message, AttachmentReference } from '#lib/features/messages/contracts/messages.ts';
import { createStore } from '#lib/platform/browser/create-store.ts';
import { suggestPush } from '#lib/wiring/browser/push-moment.ts';
import { readSession, settledSession } from '#lib/platform/browser/session.ts';
import { receiveMessage } from './load-conversation.ts';
import { createSendScheduler } from './send-scheduler.ts';
import {
  listUnsent,
  putUnsent,
  removeUnsent,
  removeUnsentFromOthers,
  type Unsent,
  type UnsentFile,
} from './unsent-messages.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';

// Responses that say nothing about the message itself. A 401 is one of them: the same person may sign in again.
const TRANSIENT_STATUSES = new Set([401, 408, 425, 429]);
// Retrying today would not help.
const QUOTA_EXCEEDED = 'too_many_conversations';

const isTransient = (error: unknown): boolean => {
  if (error instanceof ApiError && error.code === QUOTA_EXCEEDED) return false;
  if (error instanceof ApiError) return error.status >= 500 || TRANSIENT_STATUSES.has(error.status);
  return error instanceof NetworkError;
};

const upload = async ({ blob, name, uploaded }: UnsentFile): Promise<AttachmentReference> => {
  if (uploaded) return uploaded;
  const file = new File([blob], name, { type: blob.type });
  const { key } = (await api('POST /messages/attachments', { file: { file } })).data;
  return { key };
};

/** Uploads missing files; each is recorded at once, so that a failed attempt does not upload it twice. */
const uploadFiles = async (unsent: Unsent): Promise<AttachmentReference[]> => {
  const attachments: AttachmentReference[] = [];
  let files = unsent.files;
  for (const [at, file] of files.entries()) {
    const uploaded = await upload(file);
    attachments.push(uploaded);
    files = files.with(at, { ...file, uploaded });
    await putUnsent({ ...unsent, files }).catch(() => undefined);
  }
  return attachments;
};

const send = async (unsent: Unsent): Promise<Message> => {
  const attachments = await uploadFiles(unsent);
  const { text, receiverId, id: clientId } = unsent;
  const body = { text, clientId, ...(attachments.length > 0 && { attachments }) };
  return (await api('POST /messages/send/{id}', { params: { id: receiverId }, body })).data;
};

/** Returns the most specific error code: a field's, if a field was refused. */
const toErrorCode = (error: unknown): string =>
  error instanceof ApiError ? (error.errors[0]?.code ?? error.code) : 'unknown';

/** Stored, refused for good, or to be retried after the server's wait. */
type Outcome = { stored: Message } | { refusal: string } | { retryAfterMs: number };

/** Sends one message to the server. */
const deliver = async (unsent: Unsent): Promise<Outcome> => {
  try {
    return { stored: await send(unsent) };
  } catch (error) {
    if (!isTransient(error)) return { refusal: toErrorCode(error) };
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
    return { retryAfterMs: (seconds ?? 0) * 1000 };
  }
};

export const unsentMessages = createStore<readonly Unsent[]>([]);

/** The receivers whose messages this tab has tried to send, and will try again. */
export const delayedReceivers = createStore<ReadonlySet<string>>(new Set());

const noteDelay = (receiverId: string, isDelayed: boolean): void => {
  if (delayedReceivers.get().has(receiverId) === isDelayed) return;
  delayedReceivers.update((receivers) => {
    const next = new Set(receivers);
    if (isDelayed) next.add(receiverId);
    else next.delete(receiverId);
    return next;
  });
};

const CHANNEL = 'hunar-chat';

let channel: BroadcastChannel | null = null;
let onRefused: () => void = () => undefined;

/** A tab that has just been opened may still be loading its user. */
const currentUserId = async (): Promise<string | undefined> => {
  await settledSession();
  return readSession()?.user._id;
};

const listOwn = async (): Promise<Unsent[]> => {
  const senderId = await currentUserId();
  return senderId ? listUnsent(senderId) : [];
};

const reload = async (): Promise<void> => unsentMessages.set(await listOwn());

const reloadEverywhere = async (): Promise<void> => {
  await reload();
  channel?.postMessage('changed');
};

const onStored = async ({ id, receiverId }: Unsent, message: Message): Promise<void> => {
  receiveMessage(receiverId, message);
  await removeUnsent(id);
  suggestPush('answer');
};

const onRefusal = async (unsent: Unsent, refusal: string): Promise<void> => {
  await putUnsent({ ...unsent, refusal });
  onRefused();
};

/** Sends one message; returns how long to wait if the server cannot take messages now. */
const sendOne = async (unsent: Unsent): Promise<number | null> => {
  const outcome = await deliver(unsent);
  noteDelay(unsent.receiverId, 'retryAfterMs' in outcome);
  if ('retryAfterMs' in outcome) return outcome.retryAfterMs;
  if ('refusal' in outcome) await onRefusal(unsent, outcome.refusal);
  else await onStored(unsent, outcome.stored);
  await reloadEverywhere();
  return null;
};

const listWaiting = async (): Promise<Unsent[]> =>
  (await listOwn()).filter(({ refusal }) => refusal === null);

/** Sends messages to one receiver one by one, in order. */
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

const { run, wake } = createSendScheduler({ list: listReceivers, sendPending: sendAllTo });

// Only one tab sends; when it closes, the next one takes over.
const runInOneTab = (): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('hunar-send', run) : run();

const removeOthers = async (): Promise<void> => {
  const senderId = await currentUserId();
  if (senderId) await removeUnsentFromOthers(senderId);
};

let isStarted = false;

/** Starts sending unsent messages, including those of earlier pages. */
export const startSending = (): void => {
  if (isStarted) return;
  isStarted = true;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    void reload();
    wake();
  };
  window.addEventListener('online', wake);
  // Left by an expired session, before another person signed in.
  void removeOthers().catch(() => undefined);
  void reload().catch(() => undefined);
  runInOneTab().catch(() => undefined);
};

export const sendNow = wake;

export const onSendRefused = (listener: () => void): void => {
  onRefused = listener;
};

/** Adds a message to the queue; only the server's answer removes it. */
export const enqueue = async (message: Pick<Unsent, 'receiverId' | 'text' | 'files'>): Promise<void> => {
  const createdAt = new Date().toISOString();
  const senderId = await currentUserId();
  if (!senderId) throw new Error('No user is signed in.');
  const unsent = { ...message, id: crypto.randomUUID(), senderId, createdAt, refusal: null };
  // Stored first: a message the page shows must survive a reload.
  await putUnsent(unsent);
  await reloadEverywhere();
  wake();
};

// The server has deleted a file that waited too long; upload it again from the browser.
const filesToSend = ({ files, refusal }: Unsent): readonly UnsentFile[] =>
  refusal === 'unknown_attachment' ? files.map((file) => ({ ...file, uploaded: null })) : files;

/** Retries a refused message under the same client id. */
export const retryUnsent = async (unsent: Unsent): Promise<void> => {
  await putUnsent({ ...unsent, files: filesToSend(unsent), refusal: null });
  await reloadEverywhere();
  wake();
};

export const discardUnsent = async ({ id }: Unsent): Promise<void> => {
  await removeUnsent(id);
  await reloadEverywhere();
};
