import type { Metadata } from 'next';
import Link from 'next/link';
import { PageFrame } from '#components/shell/page-frame.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).page.notFound,
});

// Without counts: every page loads the scripts of this one.
export default async function NotFoundPage() {
  const { page } = messages(await readLocale());
  return (
    <PageFrame>
      <Notice drawing={signpost} title={page.notFound} hint={page.notFoundHint}>
        <Link href={publicPaths.home} prefetch={false} className={buttonVariants()}>
          {page.goHome}
        </Link>
      </Notice>
    </PageFrame>
  );
}
