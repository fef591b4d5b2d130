import type { Metadata } from 'next';
import { KeptPages } from '#components/shell/kept-pages.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { TryAgain } from '#components/shell/try-again.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { unplugged } from '#components/ui/pictures/unplugged.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).offline.page.title,
});

/** Replaces any page that is neither cached nor reachable. The service worker caches it. */
export default async function OfflinePage() {
  const { page } = messages(await readLocale()).offline;
  return (
    <PageShell>
      <Notice drawing={unplugged} title={page.title} hint={page.hint}>
        <TryAgain label={page.retry} />
      </Notice>
      <KeptPages heading={page.seen} />
    </PageShell>
  );
}
