import type { Metadata } from 'next';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { NotificationList } from '#components/notifications/notification-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { bell } from '#components/ui/pictures/bell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).feed.page.title,
});

const Feed = async ({ actor }: { actor: Actor }) => {
  const [locale, first] = await Promise.all([
    readLocale(),
    load(() => listNotifications({ actor, query: {} })),
  ]);
  const { bookingWords, feed } = messages(locale);
  const { page, list } = feed;
  if (first.data.length === 0)
    return <Notice heading="h2" drawing={bell} title={page.empty} hint={page.emptyHint} />;
  return (
    <NotificationList first={first} locale={locale} words={list} days={bookingWords.days} at={new Date()} />
  );
};

export default async function NotificationsPage() {
  const actor = await guardPage(accountPaths.notifications);
  const { frame, feed } = messages(await readLocale());
  return (
    <PageShell title={feed.page.title} back={publicPaths.home}>
      {actor === null ? (
        <SignInCard
          title={feed.page.signIn}
          hint={feed.page.emptyHint}
          login={frame.login}
          returnPath={accountPaths.notifications}
          drawing={bell}
        />
      ) : (
        <Feed actor={actor} />
      )}
    </PageShell>
  );
}
