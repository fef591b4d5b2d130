import { database } from '#models/connection.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { CaseRecord } from '#models/bookings/case.ts';
import type { TotpRecord } from '#models/accounts/totp.ts';
import type { AgencyInviteRecord } from '#models/agency/agency-invite.ts';
import type { SwitchedOffRecord } from '#models/catalogue/switched-off.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import type { UtrRecord } from '#models/money/utr.ts';
import type { TopUpRecord } from '#models/money/top-up.ts';
import type { AppealRecord } from '#models/people/appeal.ts';
import type { EvidenceRecord } from '#models/people/evidence.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import type { ReportRecord } from '#models/people/report.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { PapersRow } from '#models/profiles/paper.ts';
import type { AuditRecord } from '#models/platform/audit.ts';
import type { IdempotencyRecord } from '#models/platform/idempotency.ts';
import type { ReferralRecord } from '#models/referrals/referral.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';

/** The database's contents, read directly. */
export interface Snapshot {
  readonly bookings: readonly BookingRecord[];
  readonly ledger: readonly LedgerRecord[];
  readonly users: readonly UserRecord[];
  readonly topUps: readonly TopUpRecord[];
  readonly referrals: readonly ReferralRecord[];
  readonly reviews: readonly ReviewRecord[];
  readonly conversations: readonly ConversationRecord[];
  readonly pauses: readonly PauseRecord[];
  readonly appeals: readonly AppealRecord[];
  readonly audit: readonly AuditRecord[];
  readonly reports: readonly ReportRecord[];
  readonly evidence: readonly EvidenceRecord[];
  readonly invites: readonly AgencyInviteRecord[];
  /** Cities and trades that are off. */
  readonly switchedOff: readonly SwitchedOffRecord[];
  readonly papers: readonly Pick<PapersRow, '_id' | 'workerId' | 'state' | 'decision'>[];
  readonly totps: readonly TotpRecord[];
  readonly cases: readonly CaseRecord[];
  readonly utrs: readonly UtrRecord[];
  /** The times that bookings hold. */
  readonly claims: readonly { bookingId: unknown }[];
  /** The stored answers for repeated requests. */
  readonly answers: readonly Pick<IdempotencyRecord, 'answer'>[];
}

export const emptySnapshot: Snapshot = {
  ...{ bookings: [], ledger: [], users: [], topUps: [], referrals: [], reviews: [], conversations: [] },
  ...{ pauses: [], appeals: [], audit: [], reports: [], evidence: [], invites: [], claims: [], answers: [] },
  ...{ papers: [], switchedOff: [], totps: [], cases: [], utrs: [] },
};

const rowsOf = <Row extends object>(collection: string): Promise<Row[]> =>
  database().collection(collection).find<Row>({}).sort({ _id: 1 }).toArray();

/** The rounds of documents without the pictures in them. */
const papersRows = () =>
  database()
    .collection('papers')
    .find<Snapshot['papers'][number]>({}, { projection: { workerId: 1, state: 1, decision: 1 } })
    .toArray();

const takeTrust = async () => {
  const disputes = Promise.all([rowsOf<CaseRecord>('cases'), rowsOf<UtrRecord>('utrs')]);
  const totps = rowsOf<TotpRecord>('totps');
  const [pauses, appeals, audit, reports, evidence, invites, claims, answers, papers] = await Promise.all([
    rowsOf<PauseRecord>('pauses'),
    rowsOf<AppealRecord>('appeals'),
    rowsOf<AuditRecord>('audit'),
    rowsOf<ReportRecord>('reports'),
    rowsOf<EvidenceRecord>('evidence'),
    rowsOf<AgencyInviteRecord>('agencyInvites'),
    rowsOf<{ bookingId: unknown }>('bookingClaims'),
    rowsOf<Pick<IdempotencyRecord, 'answer'>>('idempotency'),
    papersRows(),
  ]);
  const records = { audit, reports, evidence, invites, claims, answers, papers };
  const [cases, utrs] = await disputes;
  return { pauses, appeals, ...records, totps: await totps, cases, utrs };
};

export const takeSnapshot = async (): Promise<Snapshot> => {
  const trust = takeTrust();
  const [bookings, ledger, users, topUps, referrals, reviews, conversations, switchedOff] = await Promise.all(
    [
      rowsOf<BookingRecord>('bookings'),
      rowsOf<LedgerRecord>('ledger'),
      rowsOf<UserRecord>('users'),
      rowsOf<TopUpRecord>('topUps'),
      rowsOf<ReferralRecord>('referrals'),
      rowsOf<ReviewRecord>('reviews'),
      rowsOf<ConversationRecord>('conversations'),
      rowsOf<SwitchedOffRecord>('switchedOff'),
    ],
  );
  const dealings = { bookings, ledger, users, topUps, referrals, reviews, conversations, switchedOff };
  return { ...dealings, ...(await trust) };
};
