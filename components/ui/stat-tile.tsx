import type { ReactNode } from 'react';

interface StatTileProps {
  label: string;
  value: string;
  /** Rendered after the value, such as a star. */
  mark?: ReactNode;
  hint?: string;
}

/** One figure and its label. */
export const StatTile = ({ label, value, mark, hint }: StatTileProps) => (
  <div
    data-slot="stat-tile"
    className="flex flex-col rounded-card border border-line bg-card px-4 py-3 shadow-soft"
  >
    <span className="text-sm text-muted">{label}</span>
    <span className="flex flex-wrap items-center gap-1.5 text-xl leading-tight font-bold tabular-nums indic:text-lg [&_svg]:size-4">
      {value}
      {mark}
    </span>
    {hint && <span className="text-xs text-muted">{hint}</span>}
  </div>
);
