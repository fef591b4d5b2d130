import type { Metadata } from 'next';
import Link from 'next/link';
import { BookingGroups, type ShownGroup } from '#components/bookings/booking-card.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { PausedNote } from '#components/people/pause-banner.tsx';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { bookingTitle } from '#app/_bookings/booking-title.ts';
import { CopyMarks } from '#app/_bookings/copy-marks.tsx';
import { findBookingBeside } from '#app/_bookings/find-booking-beside.ts';
import { listTitle, readGroup } from '#app/_bookings/list-title.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { ownBookingWords } from '#app/_bookings/own-booking-words.ts';
import { OwnBookings } from '#app/_bookings/own-bookings.tsx';
import { readLocale } from '#app/_request/read-choices.ts';

interface BookingsProps {
  searchParams: Search;
}

/** Names the booking beside the list. Why it cannot be read shows in the pane. */
export const generateMetadata = async ({ searchParams }: BookingsProps): Promise<Metadata> => {
  const [locale, group, id] = await Promise.all([
    readLocale(),
    readGroup(searchParams),
    readParam(searchParams, 'open'),
  ]);
  const title = listTitle(locale, group);
  const beside = id === null ? null : await findBookingBeside(id).catch(() => null);
  return { title: beside ? `${bookingTitle(beside.booking, { locale, at: beside.at })} · ${title}` : title };
};

interface GroupProps {
  actor: Actor;
  group: ShownGroup;
}

const read = ({ actor, group }: GroupProps) => load(() => listBookings({ actor, query: { status: group } }));

const Nothing = ({ actor, group, locale }: GroupProps & { locale: Locale }) => {
  const { list } = messages(locale).myBookings;
  const isPast = group === 'past';
  return (
    <LinkNotice
      drawing={calendar}
      title={isPast ? list.nonePast : list.noneUpcoming}
      hint={isPast ? list.nonePastHint : list.noneUpcomingHint}
      href={actor.role === 'customer' ? publicPaths.services : publicPaths.home}
      action={actor.role === 'customer' ? list.bookService : list.home}
    />
  );
};

/** With nothing upcoming, shows past bookings right away so that they can be booked again. */
const Before = ({ first, actor, locale }: { first: BookingList; actor: Actor; locale: Locale }) => {
  const { list } = messages(locale).myBookings;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-dashed border-line py-1 pr-1 pl-4">
        <h2 className="text-muted">{list.noneUpcoming}</h2>
        {actor.role === 'customer' && (
          <Link
            href={publicPaths.services}
            prefetch={false}
            className={buttonVariants({ variant: 'link', size: 'compact' })}
          >
            {list.bookService}
          </Link>
        )}
      </div>
      <h2 className="text-lg leading-tight font-semibold">{list.past}</h2>
      <OwnBookings
        opensInPane
        first={first}
        group="past"
        heading="h3"
        look={bookingDisplay(locale, actor.role)}
        {...ownBookingWords(locale)}
      />
    </>
  );
};

const Bookings = async ({ actor, group }: GroupProps) => {
  const [locale, first] = await Promise.all([readLocale(), read({ actor, group })]);
  const { myBookings, pauses } = messages(locale);
  const { list } = myBookings;
  const isNothing = first.data.length === 0;
  const before = isNothing && group === 'upcoming' ? await read({ actor, group: 'past' }) : null;
  return (
    <>
      <CopyMarks bookings={first.data} readerId={actor.userId} at={now()} />
      {actor.isSuspended && <PausedNote words={pauses} />}
      <BookingGroups shown={group} words={list} />
      {before && before.data.length > 0 && <Before first={before} actor={actor} locale={locale} />}
      {isNothing && !before?.data.length && <Nothing actor={actor} group={group} locale={locale} />}
      {!isNothing && (
        <OwnBookings
          opensInPane
          first={first}
          group={group}
          look={bookingDisplay(locale, actor.role)}
          {...ownBookingWords(locale)}
        />
      )}
      <LiveRefresh />
    </>
  );
};

export default async function BookingsPage({ searchParams }: BookingsProps) {
  const [actor, group] = await Promise.all([guardPage(accountPaths.bookings), readGroup(searchParams)]);
  const { frame, myBookings } = messages(await readLocale());
  const { list } = myBookings;
  const isParty = actor?.role === 'customer' || actor?.role === 'worker';
  return (
    <PageShell isWide title={list.title}>
      {isParty && <Bookings actor={actor} group={group} />}
      {actor === null && (
        <SignInCard
          title={list.signIn}
          hint={list.signInHint}
          login={frame.login}
          returnPath={accountPaths.bookings}
          drawing={calendar}
        />
      )}
      {actor !== null && !isParty && (
        <LinkNotice
          drawing={calendar}
          title={list.forOthers}
          hint={list.forOthersHint}
          href={publicPaths.home}
          action={list.home}
        />
      )}
    </PageShell>
  );
}
