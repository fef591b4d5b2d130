import { createStore, type Store } from '#lib/platform/browser/create-store.ts';
import { draftKey } from '#lib/platform/browser/form-drafts.ts';
import { readSession, subscribeSession } from '#lib/platform/browser/session.ts';

const drafts = new Map<string, Store<string>>();

const writerId = (): string | undefined => readSession()?.user._id;

// A private window may refuse storage; the draft then lives as long as the page.
const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const write = (key: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // See above.
  }
};

/** Stores a draft for its author alone; once they have signed out, nothing more is stored. */
const keep = (draft: Store<string>, userId: string): void => {
  const me = writerId();
  if (me === undefined) return;
  const key = draftKey(`${me}.${userId}`);
  const store = (): void => {
    if (writerId() === me) write(key, draft.get());
  };
  if (draft.get() === '') draft.set(read(key));
  else store();
  draft.subscribe(store);
};

/** Right after the page opens, its user may not be known yet. */
const keepOnceUserIsKnown = (draft: Store<string>, userId: string): void => {
  const stop = subscribeSession(() => {
    if (!writerId()) return;
    stop();
    keep(draft, userId);
  });
};

/** Returns the draft of a message to a person; it survives leaving the page. */
export const draftTo = (userId: string): Store<string> => {
  const known = drafts.get(userId);
  if (known) return known;
  const made = createStore('');
  if (typeof window === 'undefined') return made;
  drafts.set(userId, made);
  if (writerId()) keep(made, userId);
  else keepOnceUserIsKnown(made, userId);
  return made;
};
