import { extents, type Extent } from './extents.ts';
import type { SeedService } from './seed-service.ts';
import { tailorServices } from './services/tailor.ts';
import { cookServices } from './services/cook.ts';
import { carpenterServices } from './services/carpenter.ts';
import { electricianServices } from './services/electrician.ts';
import { plumberServices } from './services/plumber.ts';
import { masonServices } from './services/mason.ts';
import { painterServices } from './services/painter.ts';
import { gardenerServices } from './services/gardener.ts';
import { houseCleanerServices } from './services/house-cleaner.ts';
import { mechanicServices } from './services/mechanic.ts';
import { driverServices } from './services/driver.ts';
import { welderServices } from './services/welder.ts';
import { acTechnicianServices } from './services/ac-technician.ts';

/** A service with its trade, duration and items. */
export type TradeService = SeedService & Extent & { readonly trade: string };

const findExtent = ({ title }: SeedService): Extent => {
  const extent = extents[title];
  if (!extent) throw new Error(`Missing duration for "${title}".`);
  return extent;
};

const of = (trade: string, services: readonly SeedService[]): TradeService[] =>
  services.map((service) => ({ ...service, ...findExtent(service), trade }));

/** The services of a new marketplace. */
export const services: readonly TradeService[] = [
  ...of('Tailor', tailorServices),
  ...of('Cook', cookServices),
  ...of('Carpenter', carpenterServices),
  ...of('Electrician', electricianServices),
  ...of('Plumber', plumberServices),
  ...of('Mason', masonServices),
  ...of('Painter', painterServices),
  ...of('Gardener', gardenerServices),
  ...of('House cleaner', houseCleanerServices),
  ...of('Mechanic', mechanicServices),
  ...of('Driver', driverServices),
  ...of('Welder', welderServices),
  ...of('AC technician', acTechnicianServices),
];
