import type { PublicWorker } from '#lib/features/profiles/contracts/profiles.ts';

/** The fields of a worker's page, the same for customers and for the worker. */
export type ShownWorker = Omit<PublicWorker, 'phone' | 'reviews' | 'address' | 'workPictures'> & {
  address: Pick<PublicWorker['address'], 'city' | 'state' | 'pinCode'>;
  phone: string | null;
};
