import Link from 'next/link';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function ServiceNotFound() {
  const { services: words } = messages(await readLocale());
  return (
    <PageShell title={words.details} back={publicPaths.services}>
      <Notice heading="h2" drawing={signpost} title={words.notFound} hint={words.notFoundHint}>
        <Link href={publicPaths.services} prefetch={false} className={buttonVariants()}>
          {words.explore}
        </Link>
      </Notice>
    </PageShell>
  );
}
