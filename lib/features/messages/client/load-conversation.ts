import { listMessagesCall, markConversationCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { Message } from '#lib/features/messages/contracts/messages.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Store } from '#lib/platform/browser/create-store.ts';
import { putUnread } from './conversation-list.ts';
import { lastSeqOf, threadWith, withMarks, withMessages, type Thread } from './conversation.ts';
import { dropConversation, keepConversation, readKeptConversation } from './kept-conversations.ts';

const PAGE = 50;

const onFault = (userId: string, error: unknown): void => {
  const thread = threadWith(userId);
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
    dropConversation(userId);
    const messages = ({ isCopy, messages: known }: Thread) => (isCopy ? [] : known);
    return thread.update((now) => ({
      ...now,
      messages: messages(now),
      state: 'refused',
      isCopy: false,
      mayWrite: false,
    }));
  }
  // What is there stays readable while the network is away.
  thread.update((now) => (now.messages.length > 0 ? now : { ...now, state: 'failed' }));
};

const showKept = async (thread: Store<Thread>, userId: string): Promise<void> => {
  const kept = await readKeptConversation(userId);
  if (kept) thread.update((now) => (now.state === 'loading' ? { ...now, ...kept, isCopy: true } : now));
};

const loadNewest = async (userId: string): Promise<void> => {
  const { data, hasMore, marks, ...standing } = await api(listMessagesCall, {
    params: { id: userId },
    query: { limit: PAGE },
  });
  // Live news may have come first; what lies beyond a gap between them and this page is fetched again.
  threadWith(userId).update((now) => ({
    ...withMarks(withMessages({ ...now, messages: [] }, data), marks, userId),
    state: 'ready',
    isCopy: false,
    hasMore,
    ...standing,
  }));
};

const loadMissed = async (userId: string): Promise<void> => {
  const thread = threadWith(userId);
  const afterSeq = lastSeqOf(thread.get());
  const { data, hasMore, marks, ...standing } = await api(listMessagesCall, {
    params: { id: userId },
    query: { afterSeq, limit: PAGE },
  });
  // Further behind than a page: the newest ones are what the reader wants, the way up leads to the others.
  if (hasMore) return loadNewest(userId);
  thread.update((now) => ({
    ...withMarks(withMessages(now, data), marks, userId),
    state: 'ready',
    ...standing,
  }));
};

const running = new Map<string, Promise<void>>();
// The newest place of which a live message told while its talk was on its way.
const heard = new Map<string, number>();

const load = async (userId: string): Promise<void> => {
  const thread = threadWith(userId);
  heard.delete(userId);
  if (thread.get().state === 'loading') await showKept(thread, userId);
  const { isCopy } = thread.get();
  await (isCopy || lastSeqOf(thread.get()) === 0 ? loadNewest : loadMissed)(userId);
  keepConversation(userId, thread.get());
  // The server may have read the talk before that message was in it.
  if ((heard.get(userId) ?? 0) > lastSeqOf(thread.get())) await load(userId);
};

/** Fetches the talk, or what was missed of it since; one request at a time. */
export const catchUp = (userId: string): Promise<void> => {
  const known = running.get(userId);
  if (known) return known;
  const run = load(userId)
    .catch((error: unknown) => onFault(userId, error))
    .finally(() => running.delete(userId));
  running.set(userId, run);
  return run;
};

/** Fetches the page above the oldest message that is shown. */
export const loadOlder = async (userId: string): Promise<void> => {
  const thread = threadWith(userId);
  const [oldest] = thread.get().messages;
  if (!oldest) return;
  const { data, hasMore } = await api(listMessagesCall, {
    params: { id: userId },
    query: { before: oldest.seq, limit: PAGE },
  });
  thread.update((now) => ({ ...withMessages(now, data), hasMore }));
};

/** Puts a live message into its talk; where one before it is missing, that is fetched. */
export const receiveMessage = (userId: string, message: Message): void => {
  const thread = threadWith(userId);
  if (running.has(userId)) heard.set(userId, Math.max(message.seq, heard.get(userId) ?? 0));
  if (thread.get().state === 'loading') return;
  if (message.seq > lastSeqOf(thread.get()) + 1) return void catchUp(userId);
  thread.update((now) => ({ ...withMessages(now, [message]), state: 'ready' }));
  keepConversation(userId, thread.get());
  // What was sent could be sent: a talk that was closed is open again.
  if (message.senderId !== userId && !thread.get().mayWrite) return void catchUp(userId);
  // The first message of a talk brings its marks into being.
  if (!thread.get().marks) void loadNewest(userId).catch(() => undefined);
};

/** Says that everything up to here was seen. */
export const markRead = async (userId: string, upToSeq: number): Promise<void> => {
  const { data, unReadMessages } = await api(markConversationCall, {
    params: { id: userId },
    body: { upToSeq },
  });
  threadWith(userId).update((now) => withMarks(now, data, userId));
  putUnread(unReadMessages);
};
