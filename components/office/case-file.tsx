'use client';

import { useEffect, useState } from 'react';
import { Statements } from '#components/bookings/claims/statements.tsx';
import { PrivatePhoto } from '#components/page/private-photo.tsx';
import { Section } from '#components/page/section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { OfficeCase } from '#lib/features/admin/contracts/cases.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { CaseView } from '#lib/features/bookings/contracts/cases.ts';
import { photoStages } from '#lib/features/bookings/contracts/photo-stages.ts';
import type { cases } from '#lib/features/bookings/texts/cases.en.ts';
import type { workPhotos } from '#lib/features/bookings/texts/work-photos.en.ts';
import type { officeCases } from '#lib/features/office/texts/office-cases.en.ts';
import type { officeClaims } from '#lib/features/office/texts/office-claims.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatMoment, Past } from './claim-file.tsx';
import { Entries } from './facts.tsx';
import { toUtrEntries } from './utr-uses.ts';

interface CaseWords {
  readonly cases: typeof officeCases;
  readonly claims: typeof officeClaims;
  readonly reasons: (typeof cases)['reasons'];
  readonly statuses: Readonly<Record<BookingStatus, string>>;
  readonly photos: typeof workPhotos;
  readonly none: string;
}

interface CaseFileProps {
  found: OfficeCase;
  locale: Locale;
  words: CaseWords;
}

const sides = ['customer', 'worker'] as const;

/** Why the reader can't decide, and until when others can act. */
const Clocks = ({ found, locale, words: { cases: texts, claims } }: CaseFileProps) => {
  const { answerBy, decideBy, isStopped } = found.case;
  const lines = [
    isStopped && claims.clocks.stopped,
    answerBy !== null && fill(texts.clocks.answerBy, { when: formatMoment(answerBy, locale) }),
    decideBy !== null && fill(texts.clocks.decideBy, { when: formatMoment(decideBy, locale) }),
  ].filter((line) => line !== false);
  return (
    <div className="flex flex-col gap-1">
      {found.refusal !== null && <p className="font-semibold">{texts.refusals[found.refusal]}</p>}
      {lines.map((line) => (
        <p key={line} className="text-sm text-muted">
          {line}
        </p>
      ))}
    </div>
  );
};

const SaidInCase = ({ one, words: { cases: texts, claims } }: { one: CaseView; words: CaseWords }) => (
  <>
    {sides.map((side) => {
      const statements = one.statements.filter(({ by }) => by === side);
      return (
        <div key={side} className="rounded-control bg-chip p-1">
          {statements.length > 0 ? (
            <Statements statements={statements} headOf={() => claims.says[side]} words={claims} />
          ) : (
            <p className="p-3 text-muted">{claims.silent[side]}</p>
          )}
        </div>
      );
    })}
    {one.appeal && (
      <div className="rounded-control bg-chip p-1">
        <Statements statements={[one.appeal]} headOf={({ by }) => texts.appeal[by]} words={claims} />
      </div>
    )}
  </>
);

const describeDecision = (
  { remedy, amountPaise }: CaseView['decisions'][number],
  { steps }: typeof officeCases,
): string => {
  switch (remedy) {
    case 'none':
      return steps.decided;
    case 'credit':
      return fill(steps.credited, { amount: formatMoney(amountPaise) });
    case 'refund':
      return fill(steps.refunded, { amount: formatMoney(amountPaise) });
  }
};

const listSteps = (one: CaseView, { cases: texts }: CaseWords) => {
  const { steps } = texts;
  const [, ...answers] = one.statements;
  return [
    { at: one.openedAt, title: steps.opened, text: '' },
    ...answers.map(({ at }) => ({ at, title: steps.answered, text: '' })),
    ...one.decisions.map((decision) => ({
      ...{ at: decision.at, title: describeDecision(decision, texts), text: decision.words },
    })),
    ...(one.appeal ? [{ at: one.appeal.at, title: steps.appealed, text: '' }] : []),
  ].toSorted((first, second) => first.at.localeCompare(second.at));
};

/** Merges the booking's and the case's history by time. */
const mergeHistory = ({ case: one, history }: OfficeCase, words: CaseWords) =>
  [
    ...history.map(({ at, status }) => ({ at, title: words.statuses[status], text: '' })),
    ...listSteps(one, words),
  ].toSorted((first, second) => first.at.localeCompare(second.at));

const Timeline = ({ one, locale, words }: Omit<CaseFileProps, 'found'> & { one: CaseView }) => (
  <Entries
    title={words.claims.history}
    none={words.none}
    entries={listSteps(one, words).map(({ at, title, text }) => ({
      ...{ key: `${at} ${title}`, title, text, end: formatMoment(at, locale) },
    }))}
  />
);

/** The amounts before the decision, and the most that it can give. */
const listMoney = ({ seen, maxCreditPaise, maxRefundPaise }: OfficeCase, { cases: texts }: CaseWords) =>
  [
    { key: 'paid', title: texts.paid, paise: seen.paidPaise },
    { key: 'credited', title: texts.credited, paise: seen.creditedPaise },
    { key: 'refunded', title: texts.refunded, paise: seen.refundedPaise },
    { key: 'maxCredit', title: texts.maxCredit, paise: maxCreditPaise },
    { key: 'maxRefund', title: texts.maxRefund, paise: maxRefundPaise },
  ].map(({ key, title, paise }) => ({ key, title, end: formatMoney(paise) }));

type WorkPhoto = OfficeCase['photos'][number];

/** Says who added a photo and when, also by the phone's clock if it waited for a network. */
const describePhoto = ({ by, at, chosenAt }: WorkPhoto, { found, locale, words }: CaseFileProps): string => {
  const time = formatMoment(at, locale);
  const added = fill(words.photos.other, { name: found[by].name, time });
  const chosen = chosenAt && formatMoment(chosenAt, locale);
  return chosen && chosen !== time ? `${added} · ${fill(words.photos.chosen, { chosen })}` : added;
};

/** The photos of the work, which both sides took. */
const WorkPhotos = (props: CaseFileProps) => {
  const { found, words } = props;
  if (found.photos.length === 0) return null;
  return (
    <Section title={words.photos.title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {photoStages.flatMap((stage) =>
          found.photos
            .filter((one) => one.stage === stage)
            .map((one, index) => (
              <li key={one.photo} className="flex flex-col gap-1">
                <PrivatePhoto
                  photoKey={one.photo}
                  alt={fill(words.photos.stages[stage].photo, { number: index + 1 })}
                  failed={words.claims.photoMissing}
                />
                <p className="text-sm wrap-anywhere">{words.photos.stages[stage].title}</p>
                <p className="text-sm wrap-anywhere text-muted">{describePhoto(one, props)}</p>
              </li>
            )),
        )}
      </ul>
    </Section>
  );
};

/** Everything needed to decide a case: both sides' words and claims, history, photos, money, and the other side's case. */
const CaseFile = ({ found, locale, words }: CaseFileProps) => {
  const { case: one, other, records, pastCases, utrUses, booking } = found;
  const { cases: texts, reasons } = words;
  return (
    <div className="flex flex-col gap-4">
      <p>{texts.reportedBy[one.by]}</p>
      <Clocks {...{ found, locale, words }} />
      <SaidInCase one={one} words={words} />
      <WorkPhotos {...{ found, locale, words }} />
      <Entries title={texts.money} none={words.none} entries={listMoney(found, words)} />
      {utrUses.length > 0 && (
        <Entries
          title={texts.utr.title}
          none={words.none}
          entries={toUtrEntries(utrUses, {
            ...{ bookingId: booking._id, words: texts.utr },
            formatMoment: (iso) => formatMoment(iso, locale),
          })}
        />
      )}
      <Past
        earlier={texts.claims}
        steps={mergeHistory(found, words)}
        {...{ records, pastCases, locale, words }}
      />
      {other && (
        <Section title={`${texts.other}: ${reasons[other.reason]}`}>
          <SaidInCase one={other} words={words} />
          <Timeline one={other} {...{ locale, words }} />
        </Section>
      )}
    </div>
  );
};

interface FetchedCaseProps extends Omit<CaseFileProps, 'found'> {
  caseId: string;
  /** Called once; keeps its identity. */
  onFound?: (found: OfficeCase) => void;
}

/** The same, fetched on demand because every read is audited. */
export const FetchedCase = ({ caseId, onFound, ...view }: FetchedCaseProps) => {
  const [found, setFound] = useState<OfficeCase | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const show = ({ data }: { data: OfficeCase }): void => {
      setFound(data);
      onFound?.(data);
    };
    const fail = (): void => setFailed(!stop.signal.aborted);
    api('GET /admin/cases/{id}', { params: { id: caseId }, signal: stop.signal }).then(show, fail);
    return () => stop.abort();
  }, [caseId, onFound]);
  if (found) return <CaseFile found={found} {...view} />;
  if (hasFailed)
    return (
      <p role="alert" className="text-sm text-danger">
        {view.words.cases.failed}
      </p>
    );
  return (
    <div aria-busy>
      <Skeleton shape="block" className="h-64 w-full" />
    </div>
  );
};

/** The same behind a button. */
export const CaseOnDemand = (props: Omit<FetchedCaseProps, 'onFound'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="compact"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {props.words.cases.show}
      </Button>
      {isOpen && <FetchedCase {...props} />}
    </>
  );
};
