import { addDays, indiaDayOf } from './india-day.ts';

export type NearDay = 'today' | 'tomorrow';

/** What people call a calendar day in India that is close; null for those that are named by their date. */
export const nearDay = (localDate: string, at: Date): NearDay | null => {
  const today = indiaDayOf(at);
  if (localDate === today) return 'today';
  return localDate === addDays(today, 1) ? 'tomorrow' : null;
};
