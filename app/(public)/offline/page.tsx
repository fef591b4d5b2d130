import type { Metadata } from 'next';
import { KeptPages } from '#components/layout/kept-pages.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { TryAgain } from '#components/layout/try-again.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { unplugged } from '#components/ui/pictures/unplugged.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).offline.page.title,
});

/** Stands in for any page that can neither be fetched nor was seen before; the phone keeps it. */
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
