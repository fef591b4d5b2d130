import { QrPicture } from '#components/money/qr-picture.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { visitLinks } from '#lib/features/bookings/texts/visit-links.en.ts';
import { LinkRows, type LinkRowsProps } from './link-rows.tsx';

interface PassCardProps extends Omit<LinkRowsProps, 'words'> {
  words: typeof visitLinks;
}

/** The code that a guard scans, and the same page for a guard without a phone. */
export const PassCard = ({ words, ...visit }: PassCardProps) => {
  const { pass } = visit.links;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center">{words.show.hint}</p>
      <QrPicture text={new URL(pass, window.location.origin).href} label={words.show.code} />
      <a href={pass} className={buttonVariants({ variant: 'outline', size: 'block' })}>
        {words.show.open}
      </a>
      <ListRows>
        <LinkRows {...visit} words={words.send} />
      </ListRows>
    </div>
  );
};
