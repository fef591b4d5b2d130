import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** A framed list; its children are `<li>`. */
export const ListRows = (props: ComponentProps<'ul'>) => (
  <ul
    data-slot="list-rows"
    className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft"
    {...props}
  />
);

/** The tappable part of a row: `<Link className={listRowClass}><ListRow … /></Link>`, or a button. */
export const listRowClass =
  'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 hover:bg-chip [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted';

interface ListRowProps {
  icon?: ReactNode;
  label: string;
  hint?: string | undefined;
  /** Rendered before the arrow, such as a count. */
  end?: ReactNode;
  /** False for rows that act in place. */
  hasArrow?: boolean;
}

/** A menu row: icon, name, and where it leads. */
export const ListRow = ({ icon, label, hint, end, hasArrow = true }: ListRowProps) => (
  <>
    {icon}
    <span className="min-w-0 flex-1">
      {/* With the space, screen readers do not run the two lines together. */}
      <span className="block leading-snug font-medium">
        {label}
        {hint && ' '}
      </span>
      {hint && <span className="block text-sm leading-snug text-muted">{hint}</span>}
    </span>
    {end}
    {hasArrow && <ChevronRight aria-hidden />}
  </>
);
