import type { PublicWorker } from '#lib/features/profiles/contracts/profiles.ts';

/** What a worker's page shows, alike to customers and to the worker; the account's other things stay out. */
export type ShownWorker = Omit<PublicWorker, 'phone' | 'reviews' | 'address' | 'workPictures'> & {
  address: Pick<PublicWorker['address'], 'city' | 'state' | 'pinCode'>;
  /** Null where there is none, or where the reader may not have it. */
  phone: string | null;
};
