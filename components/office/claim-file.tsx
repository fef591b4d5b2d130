'use client';

import { useEffect, useState } from 'react';
import { Statements } from '#components/bookings/claims/statements.tsx';
import type { ClaimRecords, PastCases } from '#lib/features/admin/contracts/cases.ts';
import type { NoShowView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { isAboutStartedWork } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { OfficeBooking } from '#lib/features/office/contracts/office.ts';
import type { officeClaims } from '#lib/features/office/texts/office-claims.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Entries } from './facts.tsx';

interface ClaimWords {
  readonly claims: typeof officeClaims;
  readonly statuses: Readonly<Record<BookingStatus, string>>;
  readonly none: string;
}

interface ClaimFileProps {
  found: OfficeBooking;
  locale: Locale;
  words: ClaimWords;
}

const sides = ['customer', 'worker'] as const;

/** A day with its time. */
export const formatMoment = (iso: string, locale: Locale): string => {
  const instant = new Date(iso);
  return `${formatDay(locale, instant)}, ${formatTime(locale, instant)}`;
};

const formatStakes = (claim: NoShowView, pricePaise: number, { claims }: ClaimWords): string => {
  if (isAboutStartedWork(claim)) return fill(claims.atStake.begun, { price: formatMoney(pricePaise) });
  if (claim.feePaise === 0) return claims.atStake.missed;
  return fill(claim.by === 'customer' ? claims.atStake.workersFee : claims.atStake.fee, {
    fee: formatMoney(claim.feePaise),
  });
};

const listDeadlines = (claim: NoShowView, locale: Locale, { claims: { clocks } }: ClaimWords): string[] => {
  const { office, answerBy, isStopped } = claim;
  const leadAt = office?.leadAt ?? null;
  return [
    ...(isStopped ? [clocks.stopped] : []),
    ...(answerBy === null ? [] : [fill(clocks.answerBy, { when: formatMoment(answerBy, locale) })]),
    ...(office && leadAt === null ? [fill(clocks.dueBy, { when: formatMoment(office.dueBy, locale) })] : []),
    ...(leadAt === null ? [] : [fill(clocks.lead, { when: formatMoment(leadAt, locale) })]),
  ];
};

/** Merges the booking's and the claim's history by time. */
const mergeHistory = ({ history }: OfficeBooking, claim: NoShowView, words: ClaimWords) => {
  const { steps } = words.claims;
  const marks = [
    { at: claim.at, title: steps.claimed },
    { at: claim.seenAt, title: steps.seen },
    { at: claim.office?.at ?? null, title: steps.office },
    { at: claim.office?.leadAt ?? null, title: steps.lead },
    { at: claim.decidedAt, title: steps.decided },
    ...history.map(({ at, status }) => ({ at, title: words.statuses[status] })),
  ];
  return marks
    .flatMap(({ at, title }) => (at === null ? [] : [{ at, title }]))
    .toSorted((one, other) => one.at.localeCompare(other.at));
};

interface PastProps {
  records: ClaimRecords;
  pastCases: PastCases;
  /** The title of the claims. */
  earlier: string;
  steps: readonly { at: string; title: string; text?: string }[];
  locale: Locale;
  words: Pick<ClaimWords, 'claims' | 'none'>;
}

/** Both sides' claims and cases, and the history of what is decided. */
export const Past = ({ records, pastCases, earlier, steps, locale, words: { claims, none } }: PastProps) => (
  <>
    <Entries
      title={earlier}
      none={none}
      entries={sides.map((side) => ({ key: side, title: fill(claims.record[side], records[side]) }))}
    />
    <Entries
      title={claims.cases.title}
      none={none}
      entries={sides.map((side) => ({ key: side, title: fill(claims.cases[side], pastCases[side]) }))}
    />
    <Entries
      title={claims.history}
      none={none}
      entries={steps.map(({ at, title, text = '' }) => ({
        ...{ key: `${at} ${title}`, title, text, end: formatMoment(at, locale) },
      }))}
    />
  </>
);

/** Everything needed to decide a claim: statements with photos, times, history and both sides' earlier claims. */
export const ClaimFile = ({ found, locale, words }: ClaimFileProps) => {
  const { claim } = found;
  if (!claim) return null;
  const { noShow, records, pastCases } = claim;
  const { claims } = words;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        {found.acts.isOwn && <p className="font-semibold">{claims.own}</p>}
        {noShow.office && <p>{claims.why[noShow.office.why]}</p>}
        <p className="font-semibold">{formatStakes(noShow, found.totalPaise, words)}</p>
        {noShow.decidedAt === null &&
          listDeadlines(noShow, locale, words).map((line) => (
            <p key={line} className="text-sm text-muted">
              {line}
            </p>
          ))}
      </div>
      {sides.map((side) => {
        const statements = noShow.statements.filter(
          ({ by, text, photos }) => by === side && (text || photos.length),
        );
        return (
          <div key={side} className="rounded-control bg-chip p-1">
            {statements.length === 0 ? (
              <p className="p-3 text-muted">{claims.silent[side]}</p>
            ) : (
              <Statements statements={statements} headOf={() => claims.says[side]} words={claims} />
            )}
          </div>
        );
      })}
      <Past
        earlier={claims.earlier}
        steps={mergeHistory(found, noShow, words)}
        {...{ records, pastCases, locale, words }}
      />
    </div>
  );
};

interface FetchedClaimProps extends Omit<ClaimFileProps, 'found'> {
  bookingId: string;
  /** Called once; keeps its identity. */
  onFound(found: OfficeBooking): void;
}

/** The same beside a queue, fetched on demand because every read is audited. */
export const FetchedClaim = ({ bookingId, onFound, ...view }: FetchedClaimProps) => {
  const [found, setFound] = useState<OfficeBooking | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api('GET /admin/bookings/{id}', { params: { id: bookingId }, signal: stop.signal }).then(
      ({ data }) => {
        setFound(data);
        onFound(data);
      },
      () => {
        if (!stop.signal.aborted) setFound('failed');
      },
    );
    return () => stop.abort();
  }, [bookingId, onFound]);
  if (found === 'failed')
    return (
      <p role="alert" className="text-sm text-danger">
        {view.words.claims.failed}
      </p>
    );
  if (found === null)
    return (
      <div aria-busy>
        <Skeleton shape="block" className="h-64 w-full" />
      </div>
    );
  return <ClaimFile found={found} {...view} />;
};
