import { findLowestPrices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { wordOffer } from '#lib/features/catalogue/texts/word-offer.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { priceHere } from '#lib/features/places/services/steps/price-place.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';
import type { SuggestedService } from '#lib/features/search/contracts/suggest.ts';
import { listJobRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const readServices = async (ids: readonly string[]): Promise<ServiceRecord[]> => {
  if (ids.length === 0) return [];
  const found = new Map((await listJobRecordsById(ids)).map((record) => [String(record._id), record]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

interface Asked {
  /** Services are named in this order. */
  ids: readonly string[];
  /** Where they are wanted, as far as it is known. */
  place: Pick<PagePlace, 'pinCode' | 'city'>;
  language: Locale;
}

/** Services by id, each with what it costs at a place, else with where that begins; those that are gone are left out. */
export const suggestedServices = async ({ ids, place, language }: Asked): Promise<SuggestedService[]> => {
  const [records, here] = await Promise.all([readServices(ids), priceHere(place)]);
  const lowest = await findLowestPrices(records, here);
  return records.map((record, at) => {
    const job = toJob(record, []);
    const { _id, title, titles, price, image } = job;
    const least = lowest[at] ?? null;
    const costs = wordOffer({ ...job, least }, language);
    return {
      _id,
      title,
      titles,
      price,
      fromPaise: least?.pricePaise ?? null,
      costs,
      image: image[0] ?? null,
    };
  });
};
