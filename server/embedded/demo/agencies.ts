import type { UserRecord } from '#models/people/user.ts';
import type { StoreAccount } from './accounts.ts';
import { livingAt } from './places.ts';

export type AgencyName = 'north' | 'delhi';
export type Agencies = Record<AgencyName, UserRecord>;

/** Stores two agencies with some of the workers as their teams. */
export const loadDemoAgencies = async (store: StoreAccount): Promise<Agencies> => ({
  north: await store({
    name: 'Gomti Home Works',
    role: 'broker',
    about: 'Carpenters, painters and cleaners for Lucknow and Kanpur.',
    ...(await livingAt('226010')),
  }),
  delhi: await store({
    name: 'Dilli Karigar Samuh',
    role: 'broker',
    about: 'A team of tradespeople for Delhi.',
    ...(await livingAt('110005')),
  }),
});
