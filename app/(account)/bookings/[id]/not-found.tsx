import Link from 'next/link';
import { PageShell } from '#components/shell/page-shell.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function BookingNotFound() {
  const { list, page } = messages(await readLocale()).myBookings;
  return (
    <PageShell back={accountPaths.bookings}>
      <Notice drawing={signpost} title={page.notFound} hint={page.notFoundHint}>
        <Link href={accountPaths.bookings} prefetch={false} className={buttonVariants()}>
          {list.title}
        </Link>
      </Notice>
    </PageShell>
  );
}
