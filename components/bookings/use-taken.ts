import { useState } from 'react';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';

const readNextSlots = async (data: unknown): Promise<readonly FreeSlot[]> => {
  const { takenDetail } = await import('#lib/features/bookings/contracts/bookings.ts');
  return takenDetail.safeParse(data).data?.nextSlots ?? [];
};

/** Sends a form that asks for a time; when somebody was quicker, holds the next free times instead of failing. */
export const useTaken = () => {
  const [nextSlots, setNextSlots] = useState<readonly FreeSlot[] | null>(null);
  const sendOrOffer = async (send: () => Promise<void>): Promise<'left' | 'stayed'> => {
    setNextSlots(null);
    try {
      await send();
      return 'left';
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'slot_taken') throw error;
      setNextSlots(await readNextSlots(error.data));
      return 'stayed';
    }
  };
  return { nextSlots, sendOrOffer, forget: () => setNextSlots(null) };
};
