import type { Place } from '#lib/features/places/contracts/places.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { toPlace } from './to-place.ts';

/** The place of a PIN code. */
export const getPin = async ({ params }: { params: { pin: string } }): Promise<{ data: Place }> => {
  const row = (await pinTable()).find(params.pin);
  if (!row) throw new AppError('pin_unknown');
  return { data: toPlace(row) };
};
