import { createStore } from '#lib/platform/browser/create-store.ts';

/** Who of one's partners is online. */
export const onlinePeople = createStore<ReadonlySet<string>>(new Set());

/** Who writes to one right now. */
export const typingPeople = createStore<ReadonlySet<string>>(new Set());

// The end of typing may get lost, as when the typist's phone dies.
const FORGET_MS = 6000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Notes that somebody types, or has stopped; it is forgotten by itself. */
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
