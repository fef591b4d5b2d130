import Link from 'next/link';
import { buttonVariants } from '#components/ui/button.tsx';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';

interface PersonLinksProps {
  people: readonly Named[];
  /** The text of a link, with the name as `{name}`. */
  label: string;
}

/** Links to people in the office; deleted accounts have none. */
export const PersonLinks = ({ people, label }: PersonLinksProps) => (
  <div className="flex flex-wrap gap-2">
    {people
      .filter(({ name }) => name !== '')
      .map(({ _id, name }) => (
        <Link
          key={_id}
          href={officePaths.person(_id)}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'compact' })}
        >
          {fill(label, { name })}
        </Link>
      ))}
  </div>
);
