import Link from 'next/link';
import { cn } from '#components/ui/cn.ts';

interface PageTabsProps {
  label: string;
  tabs: readonly { key: string; label: string; href: string }[];
  shown: string;
}

// More tabs take several rows: with columns of one width, no tab changes its row when the font arrives.
const MAX_IN_FLOW = 9;

/** Tabs that are links to pages. */
export const PageTabs = ({ label, tabs, shown }: PageTabsProps) => (
  <nav aria-label={label} className="rounded-control bg-chip p-1 print:hidden">
    <ul
      className={cn(
        'gap-1',
        tabs.length > MAX_IN_FLOW
          ? 'grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]'
          : 'flex flex-wrap',
      )}
    >
      {tabs.map(({ key, label: text, href }) => (
        <li key={key} className="flex flex-auto">
          <Link
            href={href}
            prefetch={false}
            replace
            aria-current={key === shown ? 'page' : undefined}
            className="flex min-h-11 flex-auto items-center justify-center rounded-[0.625rem] px-2 py-1.5 text-center font-medium text-muted aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-soft indic:text-[0.9375rem]"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
