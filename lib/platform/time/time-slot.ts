/** A time span of one day in India, in minutes after midnight. */
export interface SlotMinutes {
  readonly start: number;
  readonly end: number;
}

/** Bookings start no earlier than 6 AM and end by 8 PM. */
export const DAY_START = 6 * 60;
export const DAY_END = 20 * 60;

/** Every start and end falls on a quarter of an hour. */
const CELL_MINUTES = 15;

/** The seven slots that people choose from. */
export const offeredSlots: readonly SlotMinutes[] = Array.from({ length: 7 }, (_, index) => {
  const start = DAY_START + index * 120;
  return { start, end: start + 120 };
});

const clock = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

/** Parses 'hh:mm AM' as minutes after midnight; null if it is not a valid time. */
export const parseClock = (text: string): number | null => {
  const [, hour, minute, half] = clock.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
};

const two = (value: number): string => String(value).padStart(2, '0');
const toClockHour = (minutes: number): number => Math.floor(minutes / 60) % 12 || 12;
const toAmPm = (minutes: number): string => (minutes % 1440 < 720 ? 'AM' : 'PM');

/** Formats minutes after midnight as 'hh:mm AM'. */
export const formatClock = (minutes: number): string =>
  `${two(toClockHour(minutes))}:${two(minutes % 60)} ${toAmPm(minutes)}`;

const short = (minutes: number): string =>
  minutes % 60 === 0 ? String(toClockHour(minutes)) : `${toClockHour(minutes)}:${two(minutes % 60)}`;

/** A slot as people say it: '8-10 AM', '10 AM-12 PM'. */
export const slotLabel = ({ start, end }: SlotMinutes): string =>
  toAmPm(start) === toAmPm(end)
    ? `${short(start)}-${short(end)} ${toAmPm(end)}`
    : `${short(start)} ${toAmPm(start)}-${short(end)} ${toAmPm(end)}`;

/** The length of a span of instants in minutes. */
export const minutesBetween = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** Whether a span is within the working day and its end is after its start. */
export const isWithinDay = ({ start, end }: SlotMinutes): boolean =>
  start >= DAY_START && end <= DAY_END && start < end;

/** Whether a span starts and ends on a quarter of an hour. */
export const isOnQuarters = ({ start, end }: SlotMinutes): boolean =>
  start % CELL_MINUTES === 0 && end % CELL_MINUTES === 0;

const CELL_MS = CELL_MINUTES * 60_000;

export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the quarter hours of a span, numbered from the epoch. Two spans overlap if they share one. */
export const toCells = ({ startsAt, endsAt }: Span): number[] => {
  const first = Math.floor(startsAt.getTime() / CELL_MS);
  const last = Math.ceil(endsAt.getTime() / CELL_MS);
  return Array.from({ length: last - first }, (_, index) => first + index);
};
