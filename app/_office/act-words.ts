import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import type { officePeople } from '#lib/features/office/texts/office-people.en.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { AuditAct, AuditedTable } from '#lib/platform/contract/audit-act.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

type Composed = `list.${AuditedTable}` | `export.${AuditedTable}` | `booking.${BookingStatus}`;
type NamedAct = keyof (typeof officeCodes)['acts'] | keyof (typeof officePeople)['audit']['acts'];

/** A new act does not compile until it has words. */
type Unnamed = Exclude<AuditAct, Composed | NamedAct>;
const unnamed: Readonly<Record<Unnamed, string>> = {};

type Words = Pick<Messages, 'office' | 'officeCodes' | 'officePeople' | 'officeTickets' | 'bookingWords'>;

const find = (texts: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;

const composed = (
  act: string,
  { office, officePeople: { audit }, officeTickets: { boxes }, bookingWords }: Words,
): string | undefined => {
  const [subject = '', ...rest] = act.split('.');
  const [of = '', part = ''] = rest;
  if (subject === 'booking') {
    const status = find(bookingWords.statuses, of);
    return status && fill(audit.moved, { status });
  }
  if (subject !== 'list' && subject !== 'export') return undefined;
  const queue = find(office.queues, part);
  const box = find(boxes, part);
  const name = find(audit.lists, of);
  const list =
    of === 'queue' ? queue && fill(audit.queue, { queue }) : box ? name && `${name} (${box})` : name;
  return list && fill(subject === 'list' ? audit.viewed : audit.exported, { list });
};

/** An act of the audit in the reader's language; one of a later release appears as its code. */
export const actWords = (act: string, words: Words): string =>
  find(words.officeCodes.acts, act) ??
  find(words.officePeople.audit.acts, act) ??
  composed(act, words) ??
  find(unnamed, act) ??
  act;

/** Every act a filter offers: subjects with all their acts first, then the named ones. */
export const actChoices = ({ officeCodes, officePeople: { audit } }: Words) => [
  ...Object.entries(audit.groups).map(([name, group]) => ({
    value: `${name}.`,
    label: fill(audit.all, { group }),
  })),
  ...Object.entries({ ...officeCodes.acts, ...audit.acts }).map(([value, label]) => ({ value, label })),
];
