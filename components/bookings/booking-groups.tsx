import { PageTabs } from '#components/page/page-tabs.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';

export type ShownGroup = 'upcoming' | 'past';

interface BookingGroupsProps {
  shown: ShownGroup;
  words: { groups: string; upcoming: string; past: string };
}

const groups = [
  { key: 'upcoming', href: accountPaths.bookings },
  { key: 'past', href: accountPaths.pastBookings },
] as const;

/** The way between what is to come and what is over. */
export const BookingGroups = ({ shown, words }: BookingGroupsProps) => (
  <PageTabs
    label={words.groups}
    tabs={groups.map(({ key, href }) => ({ key, href, label: words[key] }))}
    shown={shown}
  />
);
