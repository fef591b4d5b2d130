import Link from 'next/link';
import type { Metadata } from 'next';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { PageShell } from '#components/shell/page-shell.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { openDesign } from '#lib/platform/config/require-development.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { Booking } from './booking.tsx';
import { Filters } from './filters.tsx';
import { Buttons, Marks } from './marks.tsx';
import { Frames } from './frames.tsx';
import { Questions } from './questions.tsx';
import { Sheets } from './sheets.tsx';
import { Empties, Failures } from './states.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { Section } from './section.tsx';
import { Heart, LogOut, Settings, Star } from 'lucide-react';
import { BarChart } from '#components/ui/bar-chart.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { devPaths } from '#lib/platform/navigation/paths.ts';

const weeks = [8200, 11400, 9800, 0, 12600, 14200].map((value, index) => ({
  label: `${index * 5 + 1} Oct`,
  name: `${index * 5 + 1} Oct`,
  value,
  text: `₹${value}`,
  short: value === 0 ? '0' : `${(value / 1000).toFixed(1)}k`,
  isCurrent: index === 5,
}));

const Lists = () => (
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

const trades = [...tradeDrawings, 'another'];

const Pictures = () => (
  <Section name="pictures" title="Trades">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
      {trades.map((trade) => (
        <li key={trade} className="flex flex-col items-center gap-1 text-center text-xs">
          <TradePicture picture={trade} className="w-full" />
          {trade}
        </li>
      ))}
    </ul>
  </Section>
);

export const metadata: Metadata = { title: 'Parts' };

/** Shows every component in every state, for developers. */
export default async function DesignPage() {
  const [locale] = await Promise.all([readLocale(), load(openDesign)]);
  const { form, errors, fields } = messages(locale);
  return (
    <PageShell isWide title="Parts of the screens">
      <div lang="en" className="flex flex-col gap-4">
        <Sheets />
        <Buttons />
        <Marks />
        <Filters />
        <Booking />
        <Lists />
        <Questions words={{ form, errors, fields }} />
        <Pictures />
        <Empties />
        <Failures />
        <Frames />
      </div>
    </PageShell>
  );
}
