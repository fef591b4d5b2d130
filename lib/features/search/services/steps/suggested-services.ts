import { findLowestPrices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { durationOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';
import type { SuggestedService } from '#lib/features/search/contracts/suggest.ts';
import { listJobRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const readServices = async (ids: readonly string[]): Promise<ServiceRecord[]> => {
  if (ids.length === 0) return [];
  const found = new Map((await listJobRecordsById(ids)).map((record) => [String(record._id), record]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** Services by id, in this order, each with where its price begins; those that are gone are left out. */
export const suggestedServices = async (ids: readonly string[]): Promise<SuggestedService[]> => {
  const records = await readServices(ids);
  const lowest = await findLowestPrices(
    records.map((record) => ({
      serviceId: String(record._id),
      skillIds: record.skillIds.map(String),
      servicePricePaise: record.pricePaise,
      durationMinutes: durationOf(record),
    })),
  );
  return records.map((record, at) => {
    const { _id, title, titles, price, image } = toJob(record, []);
    return { _id, title, titles, price, fromPaise: lowest[at] ?? null, image: image[0] ?? null };
  });
};
