import { Entries, type Entry } from '#components/office/facts.tsx';
import { RetryRows } from '#components/office/retry-rows.tsx';
import { OUTBOX_LIMIT, type OfficeOverview } from '#lib/features/office/contracts/office.ts';
import type { FailedRow } from '#lib/features/office/contracts/outbox.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { momentIn, officeActWords, type OfficeView } from './draw-office.tsx';
import { inWords } from './office-entries.tsx';

const MAX_SHOWN = 5;

interface KindProps {
  rows: readonly FailedRow[];
  view: OfficeView;
}

const FailedList = ({ rows, view: { locale, words } }: KindProps) => {
  const { failed } = words.officeOutbox;
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {rows.slice(0, MAX_SHOWN).map(({ _id, attempts, dueAt, fault, createdAt }) => (
          <li key={_id} className="wrap-anywhere">
            {fill(dueAt === null ? failed.givenUp : failed.again, {
              since: momentIn(locale, createdAt),
              next: dueAt === null ? '' : momentIn(locale, dueAt),
              attempts,
            })}
            <br />
            {fault}
          </li>
        ))}
      </ul>
      {rows.length > MAX_SHOWN && (
        <p className="text-sm text-muted">{fill(failed.more, { count: rows.length - MAX_SHOWN })}</p>
      )}
    </>
  );
};

const RetryPart = ({ kind, view: { actor, words } }: { kind: string; view: OfficeView }) =>
  hasRight(actor, 'lead') ? (
    <RetryRows kind={kind} words={{ retry: words.officeOutbox.retry, ...officeActWords(words) }} />
  ) : (
    <p className="text-sm text-muted">{words.officeOutbox.onlyLeads}</p>
  );

/** SMS that were not sent because the budget of their day was used up; nothing where there are none. */
const DroppedSms = ({ dropped, view }: { dropped: OfficeOverview['droppedSms']; view: OfficeView }) => {
  const { locale, words } = view;
  if (dropped.length === 0) return null;
  const toEntry = ({ localDate, kind, count }: OfficeOverview['droppedSms'][number]): Entry => ({
    key: `${localDate} ${kind}`,
    title: inWords(words.officeCodes.kinds, kind),
    text: formatDay(locale, instantInIndia({ localDate, minutes: 0 })),
    end: String(count),
  });
  return (
    <Entries title={words.officeOutbox.dropped} none={words.office.none} entries={dropped.map(toEntry)} />
  );
};

interface OutboxPartProps {
  counts: OfficeOverview['outbox'];
  dropped: OfficeOverview['droppedSms'];
  failed: readonly FailedRow[];
  view: OfficeView;
}

/** Messages that wait to be sent, by kind, with their faults and a way to send them again. */
export const OutboxPart = ({ counts, dropped, failed, view }: OutboxPartProps) => {
  const { office, officeCodes } = view.words;
  const counted = counts.reduce((sum, { waiting, givenUp }) => sum + waiting + givenUp, 0);
  const more = counted < OUTBOX_LIMIT ? '' : '+';
  const toEntry = ({ kind, waiting, givenUp }: OutboxPartProps['counts'][number]): Entry => {
    const rows = failed.filter((row) => row.kind === kind);
    return {
      key: kind,
      title: inWords(officeCodes.kinds, kind),
      end: fill(office.overview.rows, { waiting: `${waiting}${more}`, givenUp: `${givenUp}${more}` }),
      ...(rows.length > 0 && {
        more: (
          <>
            <FailedList rows={rows} view={view} />
            {givenUp > 0 && <RetryPart kind={kind} view={view} />}
          </>
        ),
      }),
    };
  };
  return (
    <>
      <Entries title={office.overview.delivery} none={office.none} entries={counts.map(toEntry)} />
      <DroppedSms dropped={dropped} view={view} />
    </>
  );
};
