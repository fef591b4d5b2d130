import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingFormWords } from './booking-form-words.ts';

/** Shown in the booking sheet of a worker who offers no services. */
export const NoServices = ({ words }: { words: BookingFormWords }) => (
  <Notice heading="h3" drawing={toolbox} title={words.noServices} hint={words.noServicesHint}>
    <Link href={publicPaths.search} prefetch={false} className={buttonVariants()}>
      {words.otherWorkers}
    </Link>
  </Notice>
);
