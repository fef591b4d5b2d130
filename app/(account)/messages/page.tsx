import type { Metadata } from 'next';
import { cache } from 'react';
import { HeaderCounts, PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { writeTimes } from '#components/messages/message-times.ts';
import { MessagesScreen } from '#components/messages/messages-screen.tsx';
import { bubbles } from '#components/ui/pictures/bubbles.tsx';
import { findPageActor, guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listConversations } from '#lib/features/messages/services/list-conversations.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

const FIRST_PAGE = 50;

interface PageProps {
  searchParams: Search;
}

/** Reads the list once per request, for title and page. */
const readFirst = cache((actor: Actor) =>
  load(() => listConversations({ actor, query: { limit: FIRST_PAGE } })),
);

const findPartnerName = async (partnerId: string): Promise<string | undefined> => {
  const actor = await findPageActor();
  const first = actor && (await readFirst(actor));
  return first?.data.find(({ userId }) => userId === partnerId)?.user?.name;
};

/** Names the open conversation. The page itself says why the list cannot be read. */
export const generateMetadata = async ({ searchParams }: PageProps): Promise<Metadata> => {
  const [locale, partnerId] = await Promise.all([readLocale(), readParam(searchParams, 'userId')]);
  const { title } = messages(locale).messages.page;
  const name = partnerId === null ? undefined : await findPartnerName(partnerId).catch(() => undefined);
  return { title: name ? `${name} · ${title}` : title };
};

const toReturnPath = (userId: string | null): string =>
  userId === null ? accountPaths.messages : accountPaths.messagesWith(encodeURIComponent(userId));

export default async function MessagesPage({ searchParams }: PageProps) {
  const actor = await guardPage(accountPaths.messages);
  const locale = await readLocale();
  const initialPartnerId = await readParam(searchParams, 'userId');
  const { frame, messages: words, bookingWords } = messages(locale);
  const { days, statuses } = bookingWords;
  if (actor === null)
    return (
      <PageShell title={words.page.title} back={publicPaths.home}>
        <SignInCard
          title={words.page.signIn}
          hint={words.page.signInHint}
          login={frame.login}
          returnPath={toReturnPath(initialPartnerId)}
          drawing={bubbles}
        />
      </PageShell>
    );
  const first = await readFirst(actor);
  return (
    <MessagesScreen
      initialPartnerId={initialPartnerId}
      first={first}
      times={writeTimes(
        locale,
        first.data.map(({ updatedAt }) => updatedAt),
      )}
      canFind={actor.role === 'customer'}
      counts={<HeaderCounts hasMenu={false} />}
      bookingWords={actor.role === 'customer' || actor.role === 'worker' ? { days, statuses } : null}
      locale={locale}
      words={words}
      safety={messages(locale).safety}
    />
  );
}
