import { storeImage } from '#lib/platform/images/images.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { drawService } from '#server/seed/draw-service.ts';
import { services, type TradeService } from '#server/seed/services.ts';
import { makeService } from './jobs.ts';

const ownerId = 'a'.repeat(24);

const draw = async (service: TradeService): Promise<string> =>
  storeImage({ ownerId, purpose: 'upload', bytes: await drawService(service) });

const plant = async (service: TradeService): Promise<ServiceRecord> => {
  const { trade, title, titles, description, descriptions, price } = service;
  const { durationMinutes, includes, excludes } = service;
  const skill = await skillList.findByName(trade);
  if (!skill) throw new Error(`${trade} is missing: make the trades first.`);
  const shown = { title, titles, description, descriptions };
  return makeService({
    ...shown,
    ...{ durationMinutes, includes, excludes },
    pricePaise: price * 100,
    imageKeys: [await draw(service)],
    skillIds: [skill._id],
  });
};

/** Stores services of the seed with their pictures; the trades must exist. The last one is the newest. */
export const makeSeedServices = async (...titles: string[]): Promise<ServiceRecord[]> => {
  const made: ServiceRecord[] = [];
  for (const wantedTitle of titles) {
    const service = services.find(({ title }) => title === wantedTitle);
    if (!service) throw new Error(`The seed has no service "${wantedTitle}".`);
    made.push(await plant(service));
  }
  return made;
};
