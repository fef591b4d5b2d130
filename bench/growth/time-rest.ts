import { setTimeout as wait } from 'node:timers/promises';
import { database } from '#models/connection.ts';
import {
  handleAccountDeleted,
  handleAccountPaused,
  handleSkillRenamed,
  handleWorkTypeRenamed,
} from '#server/worker/handlers.ts';
import { startOutbox } from '#server/worker/outbox.ts';

/** The kinds of work that follow a call. */
export const handlers = {
  accountDeleted: handleAccountDeleted(),
  accountPaused: handleAccountPaused(),
  skillRenamed: handleSkillRenamed(),
  workTypeRenamed: handleWorkTypeRenamed(),
};

const MAX_REST_MS = 3 * 60_000;

export const time = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** How long two servers take for the rest of a long work; a rename's last look, a minute later, is not waited for. */
export const timeRest = (kind: keyof typeof handlers): Promise<number> =>
  time(async () => {
    const deadline = performance.now() + MAX_REST_MS;
    const servers = [1, 2].map(() => startOutbox({ handlers, pollMs: 50 }));
    const isWaiting = { kind, doneAt: null, step: { $ne: 'last' } };
    try {
      while ((await database().collection('outbox').countDocuments(isWaiting)) > 0) {
        if (performance.now() > deadline) throw new Error(`${kind} did not end within three minutes.`);
        await wait(100);
      }
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  });
