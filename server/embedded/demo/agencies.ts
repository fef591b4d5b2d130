import type { UserRecord } from '#models/people/user.ts';
import type { StoreAccount } from './accounts.ts';
import { livingAt } from './places.ts';

export type AgencyName = 'north' | 'delhi';
export type Agencies = Record<AgencyName, UserRecord>;

/** Stores the two agencies whose teams some of the workers belong to. */
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
