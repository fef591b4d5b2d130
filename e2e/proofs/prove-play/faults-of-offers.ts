import { forgetSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import type { SwitchedOffRecord } from '#models/catalogue/switched-off.ts';
import { database } from '#models/connection.ts';
import { BOOK } from './faults.ts';
import type { Fault } from './world.ts';

/** Bookings do not notice what is switched off. */
export const forgetSwitches = (): Fault => {
  let kept: SwitchedOffRecord[] = [];
  const rows = () => database().collection<SwitchedOffRecord>('switchedOff');
  return {
    before: async (_world, { name }) => {
      if (name !== BOOK) return;
      kept = await rows().find({}).toArray();
      await rows().deleteMany({});
      forgetSwitchedOff();
    },
    after: async (_world, { name }) => {
      if (name !== BOOK) return;
      if (kept.length > 0) await rows().insertMany(kept);
      forgetSwitchedOff();
    },
  };
};
