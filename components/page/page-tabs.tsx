import Link from 'next/link';

interface PageTabsProps {
  label: string;
  tabs: readonly { key: string; label: string; href: string }[];
  shown: string;
}

/** Parts of a page that have an address each. */
export const PageTabs = ({ label, tabs, shown }: PageTabsProps) => (
  <nav aria-label={label} className="flex flex-wrap gap-1 rounded-control bg-chip p-1 print:hidden">
    {tabs.map(({ key, label: text, href }) => (
      <Link
        key={key}
        href={href}
        prefetch={false}
        replace
        aria-current={key === shown ? 'page' : undefined}
        className="flex min-h-11 flex-auto items-center justify-center rounded-[0.625rem] px-2 py-1.5 font-medium text-muted aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-soft indic:text-[0.9375rem]"
      >
        {text}
      </Link>
    ))}
  </nav>
);
