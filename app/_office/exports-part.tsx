import { ExportActs, type AuditFilter } from '#components/office/export-acts.tsx';
import { Section } from '#components/page/section.tsx';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

const spanDays = { today: 0, week: 6, month: 29, year: 364, all: null } as const;
const spanNames = ['today', 'week', 'month', 'year', 'all'] as const;

const exportWords = ({ words }: OfficeView) => ({
  ...officeActWords(words),
  exports: words.officePeople.exports,
  lists: words.officePeople.audit.lists,
});

/** Lists that a lead can take out of the office. */
export const ExportsPart = ({ view }: { view: OfficeView }) => {
  const { exports: texts } = view.words.officePeople;
  const today = toIndiaDay(now());
  const spans = spanNames.map((value) => {
    const days = spanDays[value];
    return { value, label: texts.spans[value], from: days === null ? null : addDays(today, -days) };
  });
  return (
    <Section title={texts.title}>
      <p className="text-muted">{texts.hint}</p>
      {hasRight(view.actor, 'lead') ? (
        <ExportActs
          lists={['users', 'bookings', 'ledger', 'audit']}
          spans={spans}
          words={exportWords(view)}
        />
      ) : (
        <p role="note" className="rounded-control bg-chip p-3">
          {texts.leadOnly}
        </p>
      )}
    </Section>
  );
};

/** Saves what the audit's filter finds. */
export const AuditCsv = ({ view, filters }: { view: OfficeView; filters: AuditFilter }) => (
  <ExportActs lists={['audit']} filter={filters} words={exportWords(view)} />
);
