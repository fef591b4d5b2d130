import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { cases } from '#lib/features/bookings/texts/cases.en.ts';
import type { workPhotos } from '#lib/features/bookings/texts/work-photos.en.ts';
import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import type { officeBatches } from '#lib/features/office/texts/office-batches.en.ts';
import type { officeCases } from '#lib/features/office/texts/office-cases.en.ts';
import type { officeClaims } from '#lib/features/office/texts/office-claims.en.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import type { officePauses } from '#lib/features/office/texts/office-pauses.en.ts';
import type { officeTickets } from '#lib/features/office/texts/office-tickets.en.ts';
import type { PaperRefusal } from '#lib/features/profiles/contracts/papers.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { ActsWords } from './acts.tsx';
import { formatMoment } from './claim-file.tsx';
import type { Reader } from './pause-of-appeal.tsx';

interface BoardWords extends ActsWords {
  readonly office: typeof office;
  /** The texts of topic codes, such as a report's reason. */
  readonly topics: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<PaperRefusal, string>>;
  readonly codes: Pick<typeof officeCodes, 'verify' | 'warnings'>;
  readonly pauses: typeof officePauses;
  readonly claims: typeof officeClaims;
  readonly officeCases: typeof officeCases;
  readonly caseReasons: (typeof cases)['reasons'];
  readonly workPhotos: typeof workPhotos;
  readonly tickets: typeof officeTickets;
  readonly batches: typeof officeBatches;
  readonly statuses: Readonly<Record<BookingStatus, string>>;
}

/** A queue and its reader. */
export interface BoardView {
  queue: QueueName;
  locale: Locale;
  words: BoardWords;
  reader: Reader;
}

export const sinceOf = ({ since }: QueueItem, { locale, words }: BoardView): string =>
  fill(words.office.queue.since, { when: formatMoment(since, locale) });

export const dueOf = ({ dueBy }: QueueItem, { locale, words }: BoardView): string =>
  dueBy === null ? '' : fill(words.office.queue.due, { when: formatMoment(dueBy, locale) });

const isOfPerson = (queue: QueueName): boolean => queue === 'verification' || queue === 'papers';

export const headOf = ({ topic, person, amountPaise }: QueueItem, { queue, words }: BoardView): string => {
  if (isOfPerson(queue)) return person?.name ?? '';
  if (amountPaise !== null) return `${formatMoney(amountPaise)} · ${person?.name ?? ''}`;
  return words.topics[topic] ?? topic;
};

export const lineOf = (
  item: QueueItem,
  { queue, words: { office: texts, topics, claims } }: BoardView,
): string => {
  if (isOfPerson(queue)) return [topics[item.topic] ?? item.topic, item.text].filter(Boolean).join(' · ');
  const lead = item.withLeadSince === null ? '' : claims.withLead;
  const assignee = item.ticket?.assignee?.name ?? '';
  return [item.person?.name ?? texts.queue.guest, item.number, lead, assignee].filter(Boolean).join(' · ');
};
