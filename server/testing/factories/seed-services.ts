import { storeImage } from '#lib/platform/images/images.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { drawService } from '../../seed/draw-service.ts';
import { services, type TradeService } from '../../seed/services.ts';
import { makeJob } from './jobs.ts';

const ownerId = 'a'.repeat(24);

const draw = async (service: TradeService): Promise<string> =>
  storeImage({ ownerId, purpose: 'upload', bytes: await drawService(service) });

const plant = async (service: TradeService): Promise<ServiceRecord> => {
  const { trade, title, titles, description, descriptions, price } = service;
  const { durationMinutes, includes, excludes } = service;
  const skill = await skillList.findByName(trade);
  if (!skill) throw new Error(`${trade} is missing: make the trades first.`);
  const shown = { title, titles, description, descriptions };
  return makeJob({
    ...shown,
    ...{ durationMinutes, includes, excludes },
    pricePaise: price * 100,
    imageKeys: [await draw(service)],
    skillIds: [skill._id],
  });
};

/** Stores services of the seed with their pictures; the trades must be there. The last one is the newest. */
export const makeSeedServices = async (...titles: string[]): Promise<ServiceRecord[]> => {
  const made: ServiceRecord[] = [];
  for (const wanted of titles) {
    const service = services.find(({ title }) => title === wanted);
    if (!service) throw new Error(`The seed has no service "${wanted}".`);
    made.push(await plant(service));
  }
  return made;
};
