import { joinSlots, type TeamDayCell, type TeamWeek } from '#lib/features/agency/rules/team-week.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { slotsOn, windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { slotLabel, toCells } from '#lib/platform/time/time-slot.ts';
import { listReservedByWorker } from '#models/bookings/booking-claim.ts';
import { listTeamBookings } from '#models/bookings/team-bookings.ts';
import { listTeam } from '#models/agency/team.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toTeamBooking } from './to-team.ts';

const WEEK_DAYS = 7;
/** More bookings than this are not listed in one week. */
const MAX_BOOKINGS = 500;

const listFree = (worker: UserRecord, localDate: string, reserved: ReadonlySet<number>): string[] =>
  joinSlots(slotsOn({ localDate, worker, reserved, at: now() }).filter(({ state }) => state === 'free')).map(
    slotLabel,
  );

/** Returns the next seven days of an agency's workers: their bookings since they joined, and their free times. */
export const readTeamWeek = async ({ actor }: { actor: Actor }): Promise<{ data: TeamWeek }> => {
  const today = toIndiaDay(now());
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(today, index));
  const span = {
    startsAt: instantInIndia({ localDate: today, minutes: 0 }),
    endsAt: instantInIndia({ localDate: addDays(today, WEEK_DAYS), minutes: 0 }),
  };
  const team = await listTeam(actor.userId);
  const cells = toCells(span);
  const from = cells[0] ?? 0;
  const tenures = team.map(({ _id, brokerSince = null }) => ({ workerId: _id, since: brokerSince }));
  const [rows, reserved] = await Promise.all([
    listTeamBookings(
      {
        ...{ team: tenures, from: span.startsAt, to: span.endsAt },
        // A finished visit still fills the day.
        statuses: bookingStatuses.filter((status) => isLive(status) || status === 'completed'),
      },
      MAX_BOOKINGS + 1,
    ),
    listReservedByWorker({
      workerIds: team.map(({ _id }) => String(_id)),
      ...{ from, to: from + cells.length },
    }),
  ]);
  const byWorker = Map.groupBy(rows.slice(0, MAX_BOOKINGS), ({ workerId }) => String(workerId));
  const workers = team.map((worker) => {
    const id = String(worker._id);
    const own = byWorker.get(id) ?? [];
    const toCell = (localDate: string): TeamDayCell => ({
      localDate,
      bookings: own.filter((one) => one.localDate === localDate).map((one) => toTeamBooking(one, worker)),
      free: listFree(worker, localDate, reserved.get(id) ?? new Set()),
      isOff: windowsOn(localDate, worker).length === 0,
    });
    return { _id: id, name: worker.name, days: days.map(toCell) };
  });
  return { data: { days, workers, cutAt: rows.length > MAX_BOOKINGS ? MAX_BOOKINGS : null } };
};
