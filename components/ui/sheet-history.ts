const MARK = 'hunarSheets';

interface OpenSheet {
  readonly close: () => void;
}

let openSheets: OpenSheet[] = [];
let held = 0;
let page: string | null = null;
let isReturning = false;
let isListening = false;
let waiting: (() => void)[] = [];

const readMark = (state: unknown): number => {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return 0;
  return typeof state[MARK] === 'number' ? state[MARK] : 0;
};

const note = (): void => {
  held = readMark(window.history.state);
  page = window.location.href;
};

// Next overwrites an entry's state, mark included, when it refreshes a page; on another page none of our entries
// remain.
const heldHere = (): number => (window.location.href === page ? held : readMark(window.history.state));

const settle = (): void => {
  if (isReturning) return;
  const surplus = heldHere() - openSheets.length;
  if (surplus > 0) {
    isReturning = true;
    return window.history.go(-surplus);
  }
  for (let more = surplus; more < 0; more += 1) {
    const state: unknown = window.history.state;
    const mark = openSheets.length + more + 1;
    window.history.pushState({ ...(typeof state === 'object' ? state : null), [MARK]: mark }, '');
    note();
  }
  if (openSheets.length > 0) return;
  const acts = waiting;
  waiting = [];
  acts.forEach((act) => act());
};

const handlePop = (event: PopStateEvent): void => {
  // Going from a sheet back to its page loads nothing, and Next's pending load must continue.
  const isSamePage = window.location.href === page && (isReturning || openSheets.length > 0);
  if (isSamePage) event.stopImmediatePropagation();
  const closed = isReturning ? [] : openSheets.slice(readMark(event.state));
  openSheets = openSheets.filter((sheet) => !closed.includes(sheet));
  isReturning = false;
  note();
  closed.forEach(({ close }) => close());
  // Skips an entry left behind by a sheet of a page that is gone.
  queueMicrotask(settle);
};

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  note();
  window.addEventListener('popstate', handlePop, { capture: true });
};

/**
 * Gives an open sheet its own history entry, so that going back closes the sheet and stays on the page. Returns a
 * function that releases the entry. Entries settle at the end of the current task: a closing sheet and one opening in
 * its place share an entry.
 */
export const holdEntry = (close: () => void): (() => void) => {
  listen();
  const sheet = { close };
  openSheets = [...openSheets, sheet];
  queueMicrotask(settle);
  return () => {
    openSheets = openSheets.filter((other) => other !== sheet);
    queueMicrotask(settle);
  };
};

/** Runs a navigation (`router.push`) once every sheet has closed and released its entry. */
export const afterSheets = (act: () => void): void => {
  listen();
  waiting = [...waiting, act];
  queueMicrotask(settle);
};
