import type { OfferSwitchedPayload } from '#lib/features/catalogue/contracts/not-offered.ts';
import { splitCityKey } from '#lib/features/catalogue/rules/switched-off.ts';
import { describeBarrier } from '#lib/features/catalogue/services/steps/describe-barrier.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { inTransaction } from '#models/connection.ts';
import { listWorkersAt, type WorkersPlace } from '#models/people/workers-of.ts';

const PAGE_SIZE = 200;

const toPlace = ({ kind, key }: OfferSwitchedPayload): WorkersPlace => {
  if (kind === 'trade') return { skillId: key };
  const { state: stateKey, city: cityKey } = splitCityKey(key);
  return { stateKey, cityKey };
};

/**
 * Tells the workers of a switched city or trade, each once, unless it has been switched back. `id` is the outbox
 * row's: a retry writes no second notification.
 */
export const tellWorkers = async (id: string, payload: OfferSwitchedPayload): Promise<void> => {
  const { kind, key, name, isOffered } = payload;
  const { cities, trades } = await loadSwitchedOff();
  if ((kind === 'city' ? cities : trades).has(key) === isOffered) return;
  const { names } = await describeBarrier(payload);
  const content = { kind: 'offer' as const, params: { kind, name, names, isOffered } };
  let after: string | null = null;
  do {
    const ids: string[] = await listWorkersAt(toPlace(payload), after, PAGE_SIZE);
    await inTransaction(async (tx) => {
      for (const userId of ids)
        await writeOutbox(
          {
            kind: 'notification',
            payload: { userId, content, href: workerPaths.dashboard },
            key: `offer:${id}:${userId}`,
          },
          tx,
        );
    });
    after = ids.length === PAGE_SIZE ? (ids.at(-1) ?? null) : null;
  } while (after !== null);
};
