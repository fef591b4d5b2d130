import type { Metadata } from 'next';
import { BookingGroups, type ShownGroup } from '#components/bookings/booking-card.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { load } from '#app/_request/load.ts';
import { ownBookingWords } from '#app/_bookings/own-booking-words.ts';
import { OwnBookings } from '#app/_bookings/own-bookings.tsx';
import { readLocale } from '#app/_request/read-choices.ts';

interface BookingsPageProps {
  searchParams: Promise<{ show?: string | string[] }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).myBookings.list.title,
});

const Bookings = async ({ actor, group }: { actor: Actor; group: ShownGroup }) => {
  const [locale, first] = await Promise.all([
    readLocale(),
    load(() => listBookings({ actor, query: { status: group } })),
  ]);
  const { list } = messages(locale).myBookings;
  const isPast = group === 'past';
  return (
    <>
      <BookingGroups shown={group} words={list} />
      {first.data.length === 0 ? (
        <LinkNotice
          drawing={calendar}
          title={isPast ? list.nonePast : list.noneUpcoming}
          hint={isPast ? list.nonePastHint : list.noneUpcomingHint}
          href={actor.role === 'customer' ? publicPaths.services : publicPaths.home}
          action={actor.role === 'customer' ? list.bookService : list.home}
        />
      ) : (
        <OwnBookings
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

export default async function BookingsPage({ searchParams }: BookingsPageProps) {
  const [actor, { show }] = await Promise.all([guardPage(accountPaths.bookings), searchParams]);
  const { frame, myBookings } = messages(await readLocale());
  const { list } = myBookings;
  const group = show === 'past' ? 'past' : 'upcoming';
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
