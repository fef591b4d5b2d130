import { KEPT_CONVERSATIONS } from '#lib/platform/browser/kept-pages.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import type { Thread } from './conversation.ts';

const MAX_CONVERSATIONS = 10;
const MAX_MESSAGES = 50;

type SavedConversation = Pick<Thread, 'messages' | 'hasMore' | 'marks'>;

/** Keys include the reader, as several people may use one phone. */
const toKey = (userId: string): string | null => {
  const reader = readSession()?.user._id;
  return reader !== undefined && 'caches' in globalThis ? `/kept/${reader}/${userId}` : null;
};

const isKept = (value: unknown): value is SavedConversation =>
  typeof value === 'object' &&
  value !== null &&
  'messages' in value &&
  'marks' in value &&
  Array.isArray(value.messages);

/** Returns the latest messages with a person from the offline copy. */
export const readKeptConversation = async (userId: string): Promise<SavedConversation | null> => {
  const key = toKey(userId);
  if (key === null) return null;
  try {
    const response = await caches.match(key, { cacheName: KEPT_CONVERSATIONS });
    const kept: unknown = await response?.json();
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
};

const put = async (key: string, kept: SavedConversation): Promise<void> => {
  if (!readSession()) return;
  const cache = await caches.open(KEPT_CONVERSATIONS);
  await cache.put(key, Response.json(kept));
  // Keys are in insertion order, so the oldest come first.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_CONVERSATIONS).map((old) => cache.delete(old)));
  // If the reader has signed out in the meantime, nothing may remain.
  if (!readSession()) await caches.delete(KEPT_CONVERSATIONS);
};

let lastPut: Promise<void> = Promise.resolve();

const dropConversation = (userId: string): void => {
  const key = toKey(userId);
  if (key === null) return;
  caches
    .open(KEPT_CONVERSATIONS)
    .then((cache) => cache.delete(key))
    .catch(() => undefined);
};

/** Saves the latest messages with a person for offline reading; deletes them if they may no longer be read. */
export const keepConversation = (userId: string, thread: Thread): void => {
  if (thread.isRefused) return dropConversation(userId);
  const key = toKey(userId);
  const { messages, marks } = thread;
  if (key === null || messages.length === 0) return;
  const latest = messages.slice(-MAX_MESSAGES);
  const hasMore = thread.hasMore || latest.length < messages.length;
  // One write after another, so that the last one wins. A full disk is no error.
  lastPut = lastPut.then(() => put(key, { messages: latest, hasMore, marks })).catch(() => undefined);
};
