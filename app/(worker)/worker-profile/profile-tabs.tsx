'use client';

import { useState, type ReactNode } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import type { earnings } from '#lib/features/money/texts/money.en.ts';

const profileTabs = ['info', 'work', 'earnings'] as const;
type ProfileTab = (typeof profileTabs)[number];

interface ProfileTabsProps extends Record<ProfileTab, ReactNode> {
  words: Pick<typeof earnings, 'tabs' | 'info' | 'work' | 'title'>;
  /** The tab that the address names. */
  startsAt: string | null;
}

/** The parts of a worker's profile. The address names the chosen one, so a reload and a link open it again. */
export const ProfileTabs = ({ words, startsAt, ...parts }: ProfileTabsProps) => {
  const [tab, setTab] = useState(() => profileTabs.find((one) => one === startsAt) ?? 'info');
  const labels = { info: words.info, work: words.work, earnings: words.title };
  const choose = (next: ProfileTab): void => {
    setTab(next);
    window.history.replaceState(null, '', next === 'info' ? window.location.pathname : `?tab=${next}`);
  };
  return (
    <Tabs
      label={words.tabs}
      tabs={profileTabs.map((value) => ({ value, label: labels[value] }))}
      value={tab}
      onChange={choose}
    >
      {parts[tab]}
    </Tabs>
  );
};
