import type { Metadata } from 'next';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, profilePath, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { load } from '#app/_request/load.ts';
import { ownBookingWords } from '#app/_bookings/own-booking-words.ts';
import { OwnBookings } from '#app/_bookings/own-bookings.tsx';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).history.title,
});

type HistoryTab = 'ongoing' | 'completed' | 'cancelled';

const groups = {
  ongoing: 'upcoming',
  completed: 'completed',
  cancelled: 'called_off',
} as const satisfies Record<HistoryTab, string>;
const shownOnes: readonly HistoryTab[] = ['ongoing', 'completed', 'cancelled'];

const emptyTexts = (shown: HistoryTab, words: Messages['history']): [string, string] => {
  switch (shown) {
    case 'ongoing':
      return [words.noneOngoing, words.noneOngoingHint];
    case 'completed':
      return [words.noneCompleted, words.noneCompletedHint];
    case 'cancelled':
      return [words.noneCancelled, words.noneCancelledHint];
  }
};

interface JobsProps {
  actor: Actor & { role: 'customer' | 'worker' };
  shown: HistoryTab;
}

const Jobs = async ({ actor, shown }: JobsProps) => {
  const group = groups[shown];
  const [locale, first] = await Promise.all([
    readLocale(),
    load(() => listBookings({ actor, query: { status: group } })),
  ]);
  const { history: words } = messages(locale);
  const [none, hint] = emptyTexts(shown, words);
  if (first.data.length === 0) {
    const isCustomer = actor.role === 'customer';
    const href = isCustomer ? publicPaths.services : publicPaths.home;
    return (
      <LinkNotice
        drawing={calendar}
        title={none}
        hint={hint}
        href={href}
        action={isCustomer ? words.browse : words.home}
      />
    );
  }
  const { contact, contactNamed } = words;
  const own = ownBookingWords(locale);
  return (
    <OwnBookings
      first={first}
      group={group}
      look={bookingDisplay(locale, actor.role)}
      {...own}
      words={{ ...own.words, contact, contactNamed }}
    />
  );
};

const History = ({ actor, shown, words }: JobsProps & { words: Messages['history'] }) => (
  <>
    <PageTabs
      label={words.groups}
      tabs={shownOnes.map((key) => ({ key, label: words[key], href: accountPaths.historyOf(key) }))}
      shown={shown}
    />
    <Jobs actor={actor} shown={shown} />
  </>
);

export default async function HistoryPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale, show] = await Promise.all([
    guardPage(accountPaths.history),
    readLocale(),
    readParam(searchParams, 'show'),
  ]);
  const { frame, history: words } = messages(locale);
  const shown = shownOnes.find((one) => one === show) ?? 'ongoing';
  const role = actor?.role;
  return (
    <PageShell isWide title={words.title} back={actor ? profilePath(actor.role) : publicPaths.more}>
      {actor && (role === 'customer' || role === 'worker') && (
        <History actor={{ ...actor, role }} shown={shown} words={words} />
      )}
      {actor === null && (
        <SignInCard
          title={words.signIn}
          hint={words.signInHint}
          login={frame.login}
          returnPath={accountPaths.history}
          drawing={calendar}
        />
      )}
      {(role === 'broker' || role === 'admin') && (
        <LinkNotice
          drawing={calendar}
          title={words.forOthers}
          hint={words.forOthersHint}
          href={publicPaths.home}
          action={words.home}
        />
      )}
    </PageShell>
  );
}
