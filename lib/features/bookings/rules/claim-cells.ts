import { CELL_MINUTES } from '#lib/platform/time/time-slot.ts';

const CELL_MS = CELL_MINUTES * 60_000;

export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The quarters of an hour that a span takes, numbered from the beginning of time: two spans overlap where they share one. */
export const cellsOf = ({ startsAt, endsAt }: Span): number[] => {
  const first = Math.floor(startsAt.getTime() / CELL_MS);
  const last = Math.ceil(endsAt.getTime() / CELL_MS);
  return Array.from({ length: last - first }, (_, index) => first + index);
};
