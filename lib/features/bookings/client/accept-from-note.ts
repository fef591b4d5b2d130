import { NOTE_ANSWERS } from '#lib/platform/browser/personal-data.ts';

/** Later, the worker has moved on: opening the app must not accept anything. */
const MAX_AGE_MS = 2 * 60_000;

/** An Accept that was tapped on the lock screen, with what its notification named. */
export interface NoteAnswer {
  /** Where it is kept. */
  readonly key: string;
  readonly number: string;
  readonly startsAt: string;
  /** Null on notifications of earlier releases. */
  readonly bookingId: string | null;
  readonly service: string | null;
  readonly isLate: boolean;
}

const readText = (kept: object, field: string): string | null => {
  const value: unknown = Reflect.get(kept, field);
  return typeof value === 'string' ? value : null;
};

const parse = (key: string, kept: unknown): NoteAnswer | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const [number, startsAt] = [readText(kept, 'number'), readText(kept, 'startsAt')];
  if (number === null || startsAt === null) return null;
  const age = Date.now() - Number(Reflect.get(kept, 'at'));
  const isLate = !(age >= 0 && age < MAX_AGE_MS);
  const [bookingId, service] = [readText(kept, 'bookingId'), readText(kept, 'service')];
  return { key, number, startsAt, bookingId, service, isLate };
};

/** Lists the Accepts that were tapped on the lock screen and are not settled yet. */
export const listNoteAnswers = async (): Promise<NoteAnswer[]> => {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(NOTE_ANSWERS);
  const answers: NoteAnswer[] = [];
  for (const { url } of await cache.keys()) {
    const kept: unknown = await (await cache.match(url))?.json().catch(() => null);
    const answer = parse(url, kept);
    if (answer) answers.push(answer);
    else await cache.delete(url);
  }
  return answers;
};

/** Forgets an Accept that waits in the queue of writes, that the server has answered, or that came too late. */
export const forgetNoteAnswer = async ({ key }: NoteAnswer): Promise<void> => {
  const cache = await caches.open(NOTE_ANSWERS);
  await cache.delete(key);
};
