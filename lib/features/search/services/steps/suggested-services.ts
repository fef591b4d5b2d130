import { findLowestPrices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { filterOfferedServices } from '#lib/features/catalogue/services/steps/list-offered.ts';
import { wordOffer } from '#lib/features/catalogue/texts/word-offer.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { findPricingPlace } from '#lib/features/places/services/steps/price-place.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { toService } from '#lib/features/catalogue/services/to-job.ts';
import type { SuggestedService } from '#lib/features/search/contracts/suggest.ts';
import { listServiceRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const readServices = async (ids: readonly string[]): Promise<ServiceRecord[]> => {
  if (ids.length === 0) return [];
  const offered = await filterOfferedServices(await listServiceRecordsById(ids));
  const found = new Map(offered.map((record) => [String(record._id), record]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/**
 * Returns services by id with the price at the place, or the lowest price elsewhere. Removed and switched-off services are
 * left out; in a switched-off city, all.
 */
export const listSuggestedServices = async ({
  ids,
  place,
  language,
}: {
  ids: readonly string[];
  place: Pick<PagePlace, 'pinCode' | 'city'>;
  language: Locale;
}): Promise<SuggestedService[]> => {
  const [records, here] = await Promise.all([readServices(ids), findPricingPlace(place)]);
  if (here?.isOff) return [];
  const lowest = await findLowestPrices(records, here);
  return records.map((record, at) => {
    const job = toService(record, []);
    const { _id, title, titles, price, image } = job;
    const lowestPrice = lowest[at] ?? null;
    const costs = wordOffer({ ...job, pricePaise: record.pricePaise, least: lowestPrice }, language);
    return {
      _id,
      title,
      titles,
      price,
      fromPaise: lowestPrice?.pricePaise ?? null,
      costs,
      image: image[0] ?? null,
    };
  });
};
