import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import type { QueueItem } from '#lib/features/office/contracts/office.ts';
import type { officeTickets } from '#lib/features/office/texts/office-tickets.en.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';

const linkClass = buttonVariants({ variant: 'outline', size: 'compact' });

interface LinksProps {
  item: QueueItem;
  words: { readonly office: typeof office; readonly tickets: Pick<typeof officeTickets, 'open'> };
}

/** Links to an item's people, waiting documents and booking. */
export const Links = ({ item, words }: LinksProps) => {
  const { person, booking } = words.office.queue;
  // The queue of documents shows them already.
  const papersId = item.seen?.papersId === item._id ? null : item.seen?.papersId;
  const people = [item.person, item.about].filter((one) => one !== null && one.name !== '');
  return (
    <div className="flex flex-wrap gap-2">
      {people.map((one) => (
        <Link
          key={one?._id}
          href={officePaths.person(one?._id ?? '')}
          prefetch={false}
          className={cn(linkClass, 'wrap-anywhere')}
        >
          {fill(person, { name: one?.name ?? '' })}
        </Link>
      ))}
      {papersId && (
        <Link href={officePaths.queueItem('papers', papersId)} prefetch={false} className={linkClass}>
          {words.office.queues.papers}
        </Link>
      )}
      {item.ticket && (
        <Link href={officePaths.ticket(item._id)} prefetch={false} className={linkClass}>
          {words.tickets.open}
        </Link>
      )}
      {item.bookingId && (
        <Link href={officePaths.booking(item.bookingId)} prefetch={false} className={linkClass}>
          {booking}
        </Link>
      )}
    </div>
  );
};
