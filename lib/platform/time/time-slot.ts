/** A time of one day in India, in minutes after midnight. */
export interface SlotMinutes {
  readonly start: number;
  readonly end: number;
}

/** Nothing starts before 6 AM or ends after 8 PM. */
export const DAY_START = 6 * 60;
export const DAY_END = 20 * 60;

/** Every start and end lies on a quarter of an hour. */
export const CELL_MINUTES = 15;

/** The seven times that people choose from. */
export const offeredSlots: readonly SlotMinutes[] = Array.from({ length: 7 }, (_, index) => {
  const start = DAY_START + index * 120;
  return { start, end: start + 120 };
});

const clock = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

/** Reads 'hh:mm AM' as minutes after midnight; null when it is no time of the clock. */
export const parseClock = (text: string): number | null => {
  const [, hour, minute, half] = clock.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
};

const two = (value: number): string => String(value).padStart(2, '0');
const hourOf = (minutes: number): number => Math.floor(minutes / 60) % 12 || 12;
const halfOf = (minutes: number): string => (minutes % 1440 < 720 ? 'AM' : 'PM');

/** Minutes after midnight as 'hh:mm AM'. */
export const formatClock = (minutes: number): string =>
  `${two(hourOf(minutes))}:${two(minutes % 60)} ${halfOf(minutes)}`;

const short = (minutes: number): string =>
  minutes % 60 === 0 ? String(hourOf(minutes)) : `${hourOf(minutes)}:${two(minutes % 60)}`;

/** How people say a time: '8-10 AM', '10 AM-12 PM'. */
export const slotLabel = ({ start, end }: SlotMinutes): string =>
  halfOf(start) === halfOf(end)
    ? `${short(start)}-${short(end)} ${halfOf(end)}`
    : `${short(start)} ${halfOf(start)}-${short(end)} ${halfOf(end)}`;

/** Whether a time keeps to the day's bounds, with its end after its start. */
export const isWithinDay = ({ start, end }: SlotMinutes): boolean =>
  start >= DAY_START && end <= DAY_END && start < end;

/** Whether a time starts and ends on quarters of an hour. */
export const isOnQuarters = ({ start, end }: SlotMinutes): boolean =>
  start % CELL_MINUTES === 0 && end % CELL_MINUTES === 0;
