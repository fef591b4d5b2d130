import type { Metadata } from 'next';
import { WithdrawWaiting } from '#components/search/withdraw-waiting.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).waiting.page.title,
  robots: { index: false },
});

export default async function WithdrawPage({ searchParams }: { searchParams: Search }) {
  await guardPage(publicPaths.withdrawPage);
  const [locale, id, secret] = await Promise.all([
    readLocale(),
    readParam(searchParams, 'id'),
    readParam(searchParams, 'secret'),
  ]);
  const { offers, waiting } = messages(locale);
  const { failed, failedHint } = offers.notice;
  return (
    <PageShell title={waiting.page.title} back={publicPaths.home}>
      <WithdrawWaiting id={id ?? ''} secret={secret ?? ''} words={{ ...waiting.page, failed, failedHint }} />
    </PageShell>
  );
}
