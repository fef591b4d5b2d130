import { addDays, toIndiaDay } from './india-day.ts';

export type NearDay = 'today' | 'tomorrow';

/** 'today' or another name for a nearby day; null for days that are shown by date. */
export const nearDay = (localDate: string, at: Date): NearDay | null => {
  const today = toIndiaDay(at);
  if (localDate === today) return 'today';
  return localDate === addDays(today, 1) ? 'tomorrow' : null;
};
