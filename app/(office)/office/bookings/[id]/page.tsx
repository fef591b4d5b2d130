import Link from 'next/link';
import { cache } from 'react';
import { BookingActs } from '#components/office/booking-acts.tsx';
import { GivenTags } from '#components/reviews/given-tags.tsx';
import { ExtrasBox } from '#components/bookings/extras/extras-box.tsx';
import { PhotosBox } from '#components/bookings/photos/photos-box.tsx';
import { ClaimFile } from '#components/office/claim-file.tsx';
import { Entries, EntryLists, Facts } from '#components/office/facts.tsx';
import { ReviewActs } from '#components/office/review-acts.tsx';
import { toUtrEntries } from '#components/office/utr-uses.ts';
import { PersonLinks } from '#components/office/person-links.tsx';
import { OwnWords } from '#components/page/own-words.tsx';
import { Section } from '#components/page/section.tsx';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { Badge } from '#components/ui/badge.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import type { OfficeBooking } from '#lib/features/office/contracts/office.ts';
import { readWorkPhotos } from '#lib/features/bookings/services/work-photos.ts';
import { readOfficeBooking } from '#lib/features/office/services/find.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { cityIn, stateIn } from '#lib/platform/i18n/place-names.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { photoLines, photoWords } from '#app/_bookings/photos-part.tsx';
import {
  officeActWords,
  drawOffice,
  momentIn,
  officeTitle,
  type OfficeView,
} from '#app/_office/draw-office.tsx';
import { OfficeNotes } from '#app/_office/office-notes.tsx';
import { auditEntry, caseEntry, inWords, reportEntry, ticketEntry } from '#app/_office/office-entries.tsx';

interface BookingPageProps {
  params: Promise<{ id: string }>;
}

/** Once per request, for title and page: each reading is a row of the audit. */
const findBooking = cache((actor: Actor, id: string) =>
  load(() => readOfficeBooking({ actor, params: { id } })),
);

export const generateMetadata = officeTitle(
  'find',
  async ({ params }: BookingPageProps, { actor, translate }) => {
    const { number, serviceName } = (await findBooking(actor, (await params).id)).data.booking;
    return `${translate(serviceName)}, ${number}`;
  },
);

interface BookingProps {
  found: OfficeBooking;
  view: OfficeView;
}

const joinedPlace = (locale: Locale, { city, state, pinCode }: OfficeBooking['booking']): string =>
  [cityIn(locale, city), stateIn(locale, state), pinCode].filter(Boolean).join(', ');

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const refundFact = ({ found: { refund }, view: { locale, words } }: BookingProps) => {
  const { refund: texts } = words.officeCases;
  const at = refund && momentIn(locale, refund.settledAt ?? refund.at);
  return {
    name: texts.title,
    value: refund && joined(formatMoney(refund.amountPaise), texts[refund.state], at),
  };
};

const bookingFacts = ({ found, view }: BookingProps) => {
  const { locale, words } = view;
  const { booking: texts, queue, roles } = words.office;
  const { methods, states } = words.earnings;
  const { booking, claimAgainst: against } = found;
  const fee = booking.feePaise === null ? '' : formatMoney(booking.feePaise);
  const extrasPaise = found.totalPaise - booking.pricePaise;
  const isClaimed = against === 'customer' || against === 'worker';
  return [
    { name: texts.when, value: momentIn(locale, booking.startsAt) },
    { name: texts.place, value: joinedPlace(locale, booking) },
    { name: texts.price, value: formatMoney(booking.pricePaise) },
    {
      name: words.extras.title,
      value:
        extrasPaise === 0
          ? null
          : joined(formatMoney(extrasPaise), `${words.extras.total} ${formatMoney(found.totalPaise)}`),
    },
    { name: texts.rate, value: found.hourlyRatePaise === null ? null : formatMoney(found.hourlyRatePaise) },
    { name: texts.credit, value: found.creditPaise === 0 ? null : formatMoney(found.creditPaise) },
    {
      name: texts.paid,
      value: found.paidAt && joined(inWords(methods, booking.paid), momentIn(locale, found.paidAt)),
    },
    {
      name: texts.fee,
      value:
        found.feeOwedBy &&
        joined(fee, `${found.feePercent ?? 0}%`, roles[found.feeOwedBy], inWords(states, booking.fee)),
    },
    refundFact({ found, view }),
    {
      name: texts.claim,
      value: isClaimed
        ? joined(queue.against[against], inWords(words.officeCodes.claims, booking.noShow))
        : null,
    },
  ];
};

const People = ({ found: { booking }, view: { words } }: BookingProps) => (
  <PersonLinks people={[booking.customer, booking.worker]} label={words.office.queue.person} />
);

/** Lists the lines that the worker added during the job, with the photos of the bills. */
const Extras = ({ found: { booking, extras }, view: { words } }: BookingProps) =>
  extras.length > 0 && (
    <Section title={words.extras.title}>
      <ExtrasBox
        bookingId={booking._id}
        extras={extras}
        words={{ ...words.extras, step: { act: words.myBookings.act, refusals: {} } }}
      />
    </Section>
  );

/** Photos of the work, which both sides took. */
const Photos = async ({ found: { booking }, view: { actor, locale, words } }: BookingProps) => {
  if (!hasRight(actor, 'agent')) return null;
  const { photos, room } = (await load(() => readWorkPhotos({ actor, params: { id: booking._id } }))).data;
  if (photos.length === 0) return null;
  const format = (instant: string): string => momentIn(locale, instant);
  return (
    <Section title={words.workPhotos.title}>
      <PhotosBox
        bookingId={booking._id}
        title={booking.serviceName}
        photos={photos.map((one) => ({
          ...{ photo: one.photo, stage: one.stage, canRemove: one.canRemove },
          lines: photoLines(one, { name: booking[one.by].name, isReader: false }, { locale, format }),
        }))}
        room={room}
        words={photoWords(locale)}
      />
    </Section>
  );
};

/** Both reviews of the booking; agents may hide one or show it again. */
const Reviews = ({ found: { reviews }, view: { actor, words } }: BookingProps) => {
  const { reviews: texts } = words.officeCodes;
  return reviews.map((review) => (
    <Section key={review._id} title={texts[review.of]}>
      <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
        <p className="font-semibold">{joined(`★ ${review.rating}`, review.isHidden ? texts.hidden : null)}</p>
        <GivenTags tags={review.tags} words={words.reviews.section.tags} />
        {review.comment && <OwnWords text={review.comment} />}
        {hasRight(actor, 'agent') && (
          <ReviewActs review={review} words={{ reviews: texts, ...officeActWords(words) }} />
        )}
      </div>
    </Section>
  ));
};

/** The acts of agents on the booking. */
const Changes = ({ found: { booking, acts }, view: { actor, locale, words } }: BookingProps) => {
  const { officeActs: desk } = words;
  return (
    <Section title={desk.title}>
      {hasRight(actor, 'agent') ? (
        <BookingActs {...{ booking, acts, locale }} words={{ desk, ...officeActWords(words) }} />
      ) : (
        <p className="text-muted">{desk.rightNeeded}</p>
      )}
    </Section>
  );
};

const Lists = ({ found, view }: BookingProps) => {
  const { locale, words } = view;
  const { booking: texts, person, none } = words.office;
  const { moved, handedOver, tapped } = words.officeActs.history;
  const history = found.history.map(({ status, by, at, tappedAt, reason, movedTo, isHandover }) => ({
    ...{ key: `${at} ${status}`, end: momentIn(locale, at) },
    title: joined(
      words.bookingWords.statuses[status],
      movedTo && fill(moved, { time: momentIn(locale, movedTo) }),
      isHandover ? handedOver : null,
    ),
    text: joined(
      by?.name ?? texts.system,
      tappedAt && fill(tapped, { time: momentIn(locale, tappedAt) }),
      reason,
    ),
  }));
  const lists = [
    [texts.history, history],
    [texts.reports, found.reports.map((row) => reportEntry(row, view))],
    [person.tickets, found.tickets.map((row) => ticketEntry(row, view))],
    [person.audit, found.audit.map((row) => auditEntry(row, view))],
  ] as const;
  return <EntryLists lists={lists} none={none} />;
};

/** Both sides' cases, each with its file, and payments whose UTR was given twice. */
const Cases = ({ found: { booking, cases, utrUses }, view }: BookingProps) => {
  const { locale, words } = view;
  return (
    <>
      {cases.length > 0 && (
        <Entries
          title={words.office.queues.cases}
          none={words.office.none}
          entries={cases.map((one) => caseEntry(one, view))}
        />
      )}
      {utrUses.length > 0 && (
        <Entries
          title={words.officeCases.utr.title}
          none={words.office.none}
          entries={toUtrEntries(utrUses, {
            ...{ bookingId: booking._id, words: words.officeCases.utr },
            formatMoment: (iso) => momentIn(locale, iso),
          })}
        />
      )}
    </>
  );
};

/** The claim waits for the office, which decides in the queue. */
const isInQueue = ({ claim }: OfficeBooking): boolean => claim?.noShow.state === 'contested';

const draw = async (view: OfficeView, id: string) => {
  const found = (await findBooking(view.actor, id)).data;
  const { number, serviceName, status } = found.booking;
  return (
    <>
      <div className="flex flex-col gap-2">
        {/* On its own line: a number's width varies, and a font that loads late would wrap the title again. */}
        <h2 className="text-xl font-semibold wrap-anywhere">
          <span className="block text-base text-muted">{number}</span>
          {view.translate(serviceName)}
        </h2>
        <p>
          <Badge variant="brand">{view.words.bookingWords.statuses[status]}</Badge>
        </p>
      </div>
      <Facts facts={bookingFacts({ found, view })} />
      <People found={found} view={view} />
      <Changes found={found} view={view} />
      {found.claim && (
        <Section title={view.words.office.booking.claim}>
          {isInQueue(found) && (
            <Link
              href={officePaths.queueItem('claims', id)}
              prefetch={false}
              className={cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start')}
            >
              {view.words.officePeople.person.decide}
            </Link>
          )}
          <ClaimFile
            found={found}
            locale={view.locale}
            words={{
              claims: view.words.officeClaims,
              statuses: view.words.bookingWords.statuses,
              none: view.words.office.none,
            }}
          />
        </Section>
      )}
      <Cases found={found} view={view} />
      <Extras found={found} view={view} />
      <Photos found={found} view={view} />
      <Reviews found={found} view={view} />
      <OfficeNotes subject="booking" id={id} view={view} />
      <Lists found={found} view={view} />
    </>
  );
};

export default async function BookingPage({ params }: BookingPageProps) {
  const { id } = await params;
  return drawOffice({ path: officePaths.booking(id), shown: 'find', draw: (view) => draw(view, id) });
}
