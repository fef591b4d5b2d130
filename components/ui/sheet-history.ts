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

const markOf = (state: unknown): number => {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return 0;
  return typeof state[MARK] === 'number' ? state[MARK] : 0;
};

const note = (): void => {
  held = markOf(window.history.state);
  page = window.location.href;
};

// Next rewrites the state of an entry, mark included, when it refreshes a page; on another page nothing of ours is left.
const heldHere = (): number => (window.location.href === page ? held : markOf(window.history.state));

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
  // Between a page and its own sheet there is nothing for Next to load, and what it is loading must go on.
  const isSamePage = window.location.href === page && (isReturning || openSheets.length > 0);
  if (isSamePage) event.stopImmediatePropagation();
  const closed = isReturning ? [] : openSheets.slice(markOf(event.state));
  openSheets = openSheets.filter((sheet) => !closed.includes(sheet));
  isReturning = false;
  note();
  closed.forEach(({ close }) => close());
  // An entry that a left page's sheet had is passed over.
  queueMicrotask(settle);
};

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  note();
  window.addEventListener('popstate', handlePop, { capture: true });
};

/**
 * Gives an open sheet an entry of its own in the tab's history, so that the way back closes the sheet and stays on the
 * page. Returns how to give the entry back. Settling waits for the end of the current work: a sheet that is closed and
 * one that opens in its place share an entry.
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

/** Runs what changes the address (`router.push`) once every sheet has closed and given its entry back. */
export const afterSheets = (act: () => void): void => {
  listen();
  waiting = [...waiting, act];
  queueMicrotask(settle);
};
