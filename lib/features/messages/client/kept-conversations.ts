import { KEPT_CONVERSATIONS } from '#lib/platform/browser/kept-pages.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import type { Thread } from './conversation.ts';

const MOST_CONVERSATIONS = 10;
const MOST_MESSAGES = 50;

type Kept = Pick<Thread, 'messages' | 'hasMore' | 'marks'>;

/** Where a conversation of whoever reads at this device lies; several people may use one phone. */
const keyOf = (userId: string): string | null => {
  const reader = readSession()?.user._id;
  return reader !== undefined && 'caches' in globalThis ? `/kept/${reader}/${userId}` : null;
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'messages' in value &&
  'marks' in value &&
  Array.isArray(value.messages);

/** The latest messages with somebody as this device last saw them. */
export const readKeptConversation = async (userId: string): Promise<Kept | null> => {
  const key = keyOf(userId);
  if (key === null) return null;
  try {
    const response = await caches.match(key, { cacheName: KEPT_CONVERSATIONS });
    const kept: unknown = await response?.json();
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
};

const put = async (key: string, kept: Kept): Promise<void> => {
  if (!readSession()) return;
  const cache = await caches.open(KEPT_CONVERSATIONS);
  await cache.put(key, Response.json(kept));
  // The one put last stands last.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST_CONVERSATIONS).map((old) => cache.delete(old)));
  // Whoever signed out meanwhile leaves nothing behind.
  if (!readSession()) await caches.delete(KEPT_CONVERSATIONS);
};

let lastPut: Promise<void> = Promise.resolve();

const dropConversation = (userId: string): void => {
  const key = keyOf(userId);
  if (key === null) return;
  caches
    .open(KEPT_CONVERSATIONS)
    .then((cache) => cache.delete(key))
    .catch(() => undefined);
};

/** Keeps the latest messages with somebody, to be read without the network; what may not be read any more goes. */
export const keepConversation = (userId: string, thread: Thread): void => {
  if (thread.isRefused) return dropConversation(userId);
  const key = keyOf(userId);
  const { messages, marks } = thread;
  if (key === null || messages.length === 0) return;
  const latest = messages.slice(-MOST_MESSAGES);
  const hasMore = thread.hasMore || latest.length < messages.length;
  // One after the other, so that the last word stays. A full phone keeps nothing, which is no fault.
  lastPut = lastPut.then(() => put(key, { messages: latest, hasMore, marks })).catch(() => undefined);
};
