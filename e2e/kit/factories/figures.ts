import { countFigures } from '#lib/features/office/services/count-figures.ts';
import { dayAhead, makeBooking } from './bookings.ts';

type Visit = NonNullable<Parameters<typeof makeBooking>[0]>;

/** Stores visits, one of yesterday by default, and counts the office's figures. */
export const makeCountedDay = async (
  visits: readonly Visit[] = [{ localDate: dayAhead(-1) }],
): Promise<void> => {
  for (const visit of visits) await makeBooking(visit);
  await countFigures();
};
