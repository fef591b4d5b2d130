import Link from 'next/link';
import { EntryLists, Facts } from '#components/office/facts.tsx';
import { ReviewActs } from '#components/office/review-acts.tsx';
import { Section } from '#components/page/section.tsx';
import { mayAs } from '#lib/platform/contract/actor.ts';
import { Badge } from '#components/ui/badge.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { OfficeBooking } from '#lib/features/office/contracts/office.ts';
import { readOfficeBooking } from '#lib/features/office/services/find.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import {
  actsWordsOf,
  drawOffice,
  momentIn,
  officeTitle,
  type OfficeView,
} from '#app/_office/draw-office.tsx';
import { auditEntry, inWords, reportEntry, ticketEntry } from '#app/_office/office-entries.ts';

export const generateMetadata = officeTitle;

interface BookingProps {
  found: OfficeBooking;
  view: OfficeView;
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const factsOf = ({ found, view: { locale, words } }: BookingProps) => {
  const { booking: texts, queue } = words.office;
  const { methods, states } = words.earnings;
  const { booking, claimAgainst: against } = found;
  const fee = booking.feePaise === null ? '' : formatMoney(booking.feePaise);
  const isClaimed = against === 'customer' || against === 'worker';
  return [
    { name: texts.when, value: momentIn(locale, booking.startsAt) },
    { name: texts.place, value: [booking.city, booking.state, booking.pinCode].filter(Boolean).join(', ') },
    { name: texts.price, value: formatMoney(booking.pricePaise) },
    { name: texts.rate, value: found.hourlyRatePaise === null ? null : formatMoney(found.hourlyRatePaise) },
    { name: texts.credit, value: found.creditPaise === 0 ? null : formatMoney(found.creditPaise) },
    {
      name: texts.paid,
      value: found.paidAt && joined(inWords(methods, booking.paid), momentIn(locale, found.paidAt)),
    },
    {
      name: texts.fee,
      value: fee && joined(fee, `${found.feePercent ?? 0} %`, inWords(states, booking.fee)),
    },
    {
      name: texts.claim,
      value: isClaimed
        ? joined(queue.against[against], inWords(words.officeCodes.claims, booking.noShow))
        : null,
    },
  ];
};

const People = ({ found: { booking }, view: { words } }: BookingProps) => (
  <div className="flex flex-wrap gap-2">
    {[booking.customer, booking.worker]
      .filter(({ name }) => name !== '')
      .map(({ _id, name }) => (
        <Link
          key={_id}
          href={officePaths.person(_id)}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'compact' })}
        >
          {fill(words.office.queue.person, { name })}
        </Link>
      ))}
  </div>
);

/** What the two say of each other; who may act hides it, or shows it again. */
const Reviews = ({ found: { reviews }, view: { actor, words } }: BookingProps) => {
  const { reviews: texts } = words.officeCodes;
  return reviews.map((review) => (
    <Section key={review._id} title={texts[review.of]}>
      <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
        <p className="font-semibold">{joined(`★ ${review.rating}`, review.isHidden ? texts.hidden : null)}</p>
        {review.comment && <p className="wrap-anywhere whitespace-pre-line">{review.comment}</p>}
        {mayAs(actor, 'agent') && (
          <ReviewActs review={review} words={{ reviews: texts, ...actsWordsOf(words) }} />
        )}
      </div>
    </Section>
  ));
};

const Lists = ({ found, view }: BookingProps) => {
  const { locale, words } = view;
  const { booking: texts, person, none } = words.office;
  const history = found.history.map(({ status, by, at, reason }) => ({
    ...{ key: `${at} ${status}`, head: words.bookingWords.statuses[status], end: momentIn(locale, at) },
    text: joined(by?.name ?? texts.system, reason),
  }));
  const lists = [
    [texts.history, history],
    [texts.reports, found.reports.map((row) => reportEntry(row, view))],
    [person.tickets, found.tickets.map((row) => ticketEntry(row, view))],
    [person.audit, found.audit.map((row) => auditEntry(row, view))],
  ] as const;
  return <EntryLists lists={lists} none={none} />;
};

const draw = async (view: OfficeView, id: string) => {
  const found = (await load(() => readOfficeBooking({ actor: view.actor, params: { id } }))).data;
  const { number, serviceName, status } = found.booking;
  return (
    <>
      <div className="flex flex-col gap-2">
        {/* On a line of its own: a number's width differs, and letters that come late would wrap the title anew. */}
        <h2 className="text-xl font-semibold wrap-anywhere">
          <span className="block text-base text-muted">{number}</span>
          {serviceName}
        </h2>
        <p>
          <Badge variant="brand">{view.words.bookingWords.statuses[status]}</Badge>
        </p>
      </div>
      <Facts facts={factsOf({ found, view })} />
      <People found={found} view={view} />
      <Reviews found={found} view={view} />
      <Lists found={found} view={view} />
    </>
  );
};

export default async function BookingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return drawOffice({ path: officePaths.booking(id), shown: 'find', draw: (view) => draw(view, id) });
}
