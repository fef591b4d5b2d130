import Link from 'next/link';

interface SectionHeadingProps {
  id: string;
  title: string;
  level?: 'h1' | 'h2';
  more?: { href: string; label: string };
}

/** A section's heading with a link to the full list. */
export const SectionHeading = ({ id, title, level: Heading = 'h2', more }: SectionHeadingProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
    <Heading id={id} className="beside py-1 text-lg leading-tight font-semibold">
      {title}
    </Heading>
    {more && (
      <Link
        id={`${id}-more`}
        href={more.href}
        prefetch={false}
        aria-labelledby={`${id}-more ${id}`}
        className="-mr-2 ml-auto inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end px-2 text-sm font-semibold text-brand"
      >
        {more.label}
      </Link>
    )}
  </div>
);
