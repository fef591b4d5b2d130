import type { Call } from '#lib/platform/contract/call.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { safety } from '#lib/features/people/texts/safety.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertReport, type ReportRecord } from '#models/people/report.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { findUser } from '#models/people/user.ts';
import { holdPeople } from './hold-people.ts';
import { markContacts } from './mark-contacts.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';

interface Filing {
  actor: Actor;
  call: Pick<Call, 'method' | 'path'>;
  params: { id: string };
  body: ReportBody;
  idempotencyKey: string | null;
  /** Whom it is about, and which message, picture or review if it is about one. */
  subject: {
    subjectId: string;
    messageId?: string;
    pictureId?: string;
    reviewId?: string;
    imageKey?: string;
    text?: string;
    sentAt?: Date;
  };
}

const toReport = ({ _id, number, reason, createdAt }: ReportRecord): ReportView => ({
  _id: String(_id),
  number,
  reason,
  createdAt: createdAt.toISOString(),
});

// Taken now: whoever is reported may change all of it, or leave.
const copyOf = async ({ subjectId, text = '', sentAt, imageKey }: Filing['subject']) => {
  const user = await findUser(subjectId);
  const picture = imageKey === undefined ? {} : { imageKey };
  const about = { name: user?.name ?? '', text, sentAt: sentAt ?? null, ...picture };
  return user ? { about, contactMarks: markContacts(user) } : { about };
};

/** Stores a report under a number of its own, once for each idempotency key. */
export const fileReport = async ({
  actor,
  call,
  params,
  body,
  idempotencyKey: key,
  subject,
}: Filing): Promise<{ message: string; data: ReportView }> => {
  const { reason, details = '' } = body;
  const { subjectId, messageId, pictureId, reviewId } = subject;
  const what = {
    ...(messageId !== undefined && { messageId }),
    ...(pictureId !== undefined && { pictureId }),
    ...(reviewId !== undefined && { reviewId }),
  };
  const who = { reporterId: actor.userId, subjectId, ...what };
  const row = { ...who, ...(await copyOf(subject)), reason, details, createdAt: now() };
  return drawNumber((number) =>
    runIdempotent({
      actor,
      call,
      key,
      body: { params, body },
      work: async (tx) => {
        await holdPeople(actor, tx);
        return { message: safety.reported, data: toReport(await insertReport({ ...row, number }, tx)) };
      },
    }),
  );
};
