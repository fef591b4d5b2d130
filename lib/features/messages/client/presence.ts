import { createStore } from '#lib/platform/browser/create-store.ts';

/** The partners who are online. */
export const onlinePeople = createStore<ReadonlySet<string>>(new Set());

/** The partners who are typing to the reader. */
export const typingPeople = createStore<ReadonlySet<string>>(new Set());

// The stop event may get lost, as when a phone's battery dies.
const FORGET_MS = 6000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Records that a partner is typing or has stopped; expires by itself. */
export const noteTyping = (userId: string, isTyping: boolean): void => {
  clearTimeout(timers.get(userId));
  timers.delete(userId);
  typingPeople.update((people) => {
    const next = new Set(people);
    if (isTyping) next.add(userId);
    else next.delete(userId);
    return next;
  });
  if (isTyping)
    timers.set(
      userId,
      setTimeout(() => noteTyping(userId, false), FORGET_MS),
    );
};
