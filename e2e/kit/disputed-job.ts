import { z } from 'zod';
import {
  decideCaseContract,
  readCaseContract,
  type OfficeCase,
} from '#lib/features/admin/contracts/cases.ts';
import * as cases from '#lib/features/bookings/contracts/cases.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import type { Answer } from './api/exchange.ts';
import { expectSuccess } from './api/expect-reply.ts';
import { bookingClient } from './booking-client.ts';
import { makeBookable } from './factories/bookings.ts';
import { makeFinishedJob } from './factories/cases.ts';
import { makeSession, signIn, type SignedIn } from './factories/users.ts';

const HOUR_MS = 3_600_000;

export const casesIn = ({ json }: Pick<Answer, 'json'>): cases.BookingCases =>
  z.looseObject({ data: cases.bookingCases }).parse(json).data;

type Fields = Parameters<typeof makeFinishedJob>[1];

/** A job that was done yesterday, and what its two people can do when something went wrong. */
export const makeDisputedJobs = (origin: () => string) => {
  const { send } = bookingClient(origin);
  return async (fields: Fields = {}) => {
    resetClock();
    const bookable = await makeBookable();
    const [customer, worker] = [await signIn('customer'), await makeSession(bookable.worker)];
    const booking = await makeFinishedJob(customer.user, { bookable, ...fields });
    const params = { id: String(booking._id) };
    const people = { customer, worker };
    type Side = keyof typeof people;
    const since = Date.now();
    return {
      ...{ ...people, booking, params },
      open: (by: Side, body: object = {}, headers?: Record<string, string>) =>
        send(people[by], cases.openCaseContract, {
          ...{ params, body: { reason: 'not_done', text: 'The tap still drips.', ...body } },
          ...(headers && { headers }),
        }),
      answer: (by: Side, body: object = {}) =>
        send(people[by], cases.answerCaseContract, {
          ...{ params, body: { text: 'It was dry when I left.', ...body } },
        }),
      appeal: (by: Side, caseId: string, body: object = {}) =>
        send(people[by], cases.appealCaseContract, {
          ...{ params, body: { caseId, text: 'That is not what happened.', ...body } },
        }),
      read: async (by: Side): Promise<cases.BookingCases> => {
        const answer = await send(people[by], cases.readCasesContract, { params });
        expectSuccess(answer, cases.readCasesContract);
        return casesIn(answer);
      },
      /** Sets the clock this many hours after the job was made. */
      goOn: (hours: number) => setClock(new Date(since + hours * HOUR_MS)),
    };
  };
};
export type DisputedJob = Awaited<ReturnType<ReturnType<typeof makeDisputedJobs>>>;

/** Calls of an admin about a case. A decision is about the page at that moment, unless the body says otherwise. */
export const caseDesk = (origin: () => string) => {
  const { send } = bookingClient(origin);
  const read = async (admin: SignedIn, caseId: string): Promise<OfficeCase> => {
    const answer = await send(admin, readCaseContract, { params: { id: caseId } });
    expectSuccess(answer, readCaseContract);
    return z.object({ data: z.custom<OfficeCase>() }).parse(answer.json).data;
  };
  const decide = async (
    admin: SignedIn,
    caseId: string,
    amountPaise: number,
    body: object = {},
  ): Promise<Answer> => {
    const { seen } = await read(admin, caseId);
    const remedy = amountPaise > 0 ? 'credit' : 'none';
    const decision = { seen, remedy, amountPaise, reason: 'The photos show it.', ...body };
    return send(admin, decideCaseContract, { params: { id: caseId }, body: decision });
  };
  return { read, decide };
};
