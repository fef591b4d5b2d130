import Link from 'next/link';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function WorkerNotFound() {
  const { workers } = messages(await readLocale());
  return (
    <PageShell back={publicPaths.search}>
      <Notice drawing={signpost} title={workers.notFound} hint={workers.notFoundHint}>
        <Link href={publicPaths.search} prefetch={false} className={buttonVariants()}>
          {workers.search}
        </Link>
      </Notice>
    </PageShell>
  );
}
