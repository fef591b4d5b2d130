import { Heart, LogOut, Settings, Star } from 'lucide-react';
import Link from 'next/link';
import { BarChart } from '#components/ui/bar-chart.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { devPaths } from '#lib/platform/navigation/paths.ts';
import { Section } from './section.tsx';

const weeks = [8200, 11400, 9800, 0, 12600, 14200].map((value, index) => ({
  label: `${index * 5 + 1} Oct`,
  name: `${index * 5 + 1} Oct`,
  value,
  text: `₹${value}`,
  short: value === 0 ? '0' : `${(value / 1000).toFixed(1)}k`,
  isCurrent: index === 5,
}));

export const Lists = () => (
  <Section name="lists" title="Figures, rows, placeholders">
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
      <StatTile label="This month" value="₹14,200" hint="12 bookings" />
      <StatTile
        label="Rating"
        value="4.8"
        mark={<Star aria-hidden className="fill-star text-star" />}
        hint="32 reviews"
      />
    </div>
    <BarChart title="Earnings a week" columns={['Week', 'Earned']} bars={weeks} />
    <ListRows>
      <li>
        <Link href={devPaths.design} prefetch={false} className={listRowClass}>
          <ListRow icon={<Settings aria-hidden />} label="Settings" hint="Language, theme, messages" />
        </Link>
      </li>
      <li>
        <Link href={devPaths.design} prefetch={false} className={listRowClass}>
          <ListRow icon={<Heart aria-hidden />} label="Favourites" end={<Badge variant="brand">3</Badge>} />
        </Link>
      </li>
      <li>
        <button type="button" className={listRowClass}>
          <ListRow icon={<LogOut aria-hidden />} label="Logout" hasArrow={false} />
        </button>
      </li>
    </ListRows>
    <div aria-busy className="flex items-start gap-3 rounded-card border border-line bg-card p-4">
      <Skeleton shape="circle" className="w-13" />
      <div className="flex-1">
        <Skeleton shape="line" className="w-3/5" />
        <Skeleton shape="line" className="w-2/5" />
        <Skeleton shape="block" className="mt-3 h-12" />
      </div>
    </div>
  </Section>
);
