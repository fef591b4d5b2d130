import type { Metadata } from 'next';
import Link from 'next/link';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { isLinked, safeReturnPath } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).busy.title,
});

const MAX_WAIT_SECONDS = 3600;

const readWait = async (search: Search): Promise<number> => {
  const seconds = Number(await readParam(search, 'seconds'));
  return seconds > 0 ? Math.min(seconds, MAX_WAIT_SECONDS) : 0;
};

/** Replaces a page that searches, or that a secret link opens, after too many of them (server/limit-pages.ts). */
export default async function BusyPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale, from, seconds] = await Promise.all([
    guardPage(publicPaths.search),
    readLocale(),
    readParam(searchParams, 'from'),
    readWait(searchParams),
  ]);
  const { busy } = messages(locale);
  const back = safeReturnPath(from) ?? publicPaths.search;
  const isLink = isLinked(back.replace(/\?.*/, ''));
  const words = isLink ? busy.link : busy;
  const time = formatTime(locale, new Date(now().getTime() + seconds * 1000));
  return (
    <PageShell>
      <Notice drawing={magnifier} title={words.title} hint={fill(words.hint, { time })}>
        {/* Full page loads: the client cache has this page stored for the other path. */}
        {actor || isLink ? (
          <a href={back} className={buttonVariants()}>
            {words.retry}
          </a>
        ) : (
          <Link href={withReturnPath(signInPaths.login, back)} prefetch={false} className={buttonVariants()}>
            {busy.login}
          </Link>
        )}
      </Notice>
    </PageShell>
  );
}
