const CACHE = 'answers';
const KEY = '/accept';
/** Later, the worker has moved on: opening the app must not accept anything. */
const MAX_AGE_MS = 2 * 60_000;

interface NoteAnswer {
  number: string;
  startsAt: string;
}

const parse = (kept: unknown): NoteAnswer | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('number' in kept && 'startsAt' in kept && 'at' in kept)) return null;
  const age = Date.now() - Number(kept.at);
  const isFresh = age >= 0 && age < MAX_AGE_MS;
  return isFresh ? { number: String(kept.number), startsAt: String(kept.startsAt) } : null;
};

/** Returns the request whose Accept was tapped on the lock screen, once. */
export const takeNoteAnswer = async (): Promise<NoteAnswer | null> => {
  if (!('caches' in globalThis)) return null;
  const answers = await caches.open(CACHE);
  const kept = await answers.match(KEY);
  if (!kept || !(await answers.delete(KEY))) return null;
  return parse(await kept.json());
};
