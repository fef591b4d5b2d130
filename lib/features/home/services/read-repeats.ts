import type { Repeat } from '#lib/features/home/contracts/repeat.ts';
import { resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import {
  priceNearbyWorkers,
  type PricingPlace,
} from '#lib/features/catalogue/services/steps/price-services.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listFinishedPairs, type FinishedPair } from '#models/bookings/finished-pairs.ts';

const MAX_SHOWN = 6;
/** More than are shown, because some can no longer be booked. */
const MAX_READ = 12;

const toRepeat = async (pair: FinishedPair, here: PricingPlace): Promise<Repeat[]> => {
  const { workerId, worker: name, service } = pair;
  const offers = await priceNearbyWorkers(service, here);
  const offer = offers.find(({ worker }) => worker._id.equals(workerId));
  if (!offer) return [];
  return [
    {
      worker: { _id: String(workerId), name },
      service: { _id: String(service._id), title: service.title, titles: service.titles },
      pricePaise: offer.pricePaise,
      durationMinutes: resolveDuration(service),
    },
  ];
};

/** Returns what a customer had done before and can book again at the place, newest first. */
export const readRepeats = async ({
  actor,
  here,
}: {
  actor: Pick<Actor, 'userId'>;
  here: PricingPlace | null;
}): Promise<{ data: Repeat[] }> => {
  if (!here) return { data: [] };
  const [pairs, hidden] = await Promise.all([
    listFinishedPairs(actor.userId, MAX_READ),
    hiddenFrom(actor.userId),
  ]);
  const visible = pairs.filter(({ workerId }) => !hidden.includes(String(workerId)));
  const repeats = await Promise.all(visible.map((pair) => toRepeat(pair, here)));
  return { data: repeats.flat().slice(0, MAX_SHOWN) };
};
