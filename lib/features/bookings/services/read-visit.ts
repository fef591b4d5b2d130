import { judgeLink, linkOpensAt, type VisitLink } from '#lib/features/bookings/rules/visit-link.ts';
import { findLinkedVisit, toVisitToken } from '#lib/features/bookings/services/steps/visit-token.ts';
import {
  toSharedVisit,
  toVisitPass,
  type SharedVisit,
  type VisitPass,
} from '#lib/features/bookings/services/to-visit.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import { findService } from '#models/catalogue/service.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** The page of a link at a moment. */
export type LinkView<Shown> =
  | { readonly state: 'over' }
  | { readonly state: 'early'; readonly opensAt: Date }
  | { readonly state: 'open'; readonly shown: Shown; readonly at: Date };

/** The worker's own trade among those of the service. */
const findTrade = async ({ serviceId }: BookingRecord, worker: UserRecord): Promise<SkillRecord | null> => {
  const { skillIds = [] } = (await findService(String(serviceId))) ?? {};
  const own = skillIds.find((id) => worker.skills.some(({ _id }) => _id.equals(id))) ?? skillIds[0];
  return own ? skillList.find(String(own)) : null;
};

const findParts = async (booking: BookingRecord, worker: UserRecord) => {
  const [agency, trade] = await Promise.all([
    worker.brokerId && findUser(String(worker.brokerId)),
    findTrade(booking, worker),
  ]);
  return { booking, worker, agency, trade };
};

type Parts = Awaited<ReturnType<typeof findParts>>;

/** Reads what a link shows; a link that was never made is refused like one with a wrong letter. */
const readLink = async <Shown>(
  link: VisitLink,
  token: string,
  toShown: (parts: Parts) => Shown,
): Promise<LinkView<Shown>> => {
  const found = await findLinkedVisit(link, token);
  if (!found) throw new AppError('not_found');
  const { booking, isCurrent } = found;
  const at = now();
  const state = isCurrent ? judgeLink(link, booking, at) : 'over';
  if (state === 'early') return { state, opensAt: linkOpensAt(booking.startsAt) };
  const worker = state === 'open' ? await findUser(String(booking.workerId)) : null;
  // A worker whom the office has paused is let in nowhere in our name.
  if (!worker || worker.suspendedAt !== null) return { state: 'over' };
  return { state: 'open', shown: toShown(await findParts(booking, worker)), at };
};

/** Reads the page for the guard at the gate. */
export const readPass = ({ token }: { token: string }): Promise<LinkView<VisitPass>> =>
  readLink('pass', token, toVisitPass);

/** Reads the page for a person whom one of the two trusts. */
export const readSharedVisit = ({ token }: { token: string }): Promise<LinkView<SharedVisit>> =>
  readLink('visit', token, toSharedVisit);

/** Finds the path of a person's shared visit while it shows something; null also once another worker has taken it over. */
export const findOpenVisit = async ({
  bookingId,
  personId,
}: {
  bookingId: string;
  personId: string;
}): Promise<string | null> => {
  const booking = await findBooking(bookingId);
  if (!booking || ![booking.customerId, booking.workerId].some((id) => id.equals(personId))) return null;
  const isOpen = judgeLink('visit', booking, now()) === 'open';
  return isOpen ? publicPaths.sharedVisit(toVisitToken('visit', booking)) : null;
};
