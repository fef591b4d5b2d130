'use client';

import { useState, type ReactNode } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import type { earnings } from '#lib/features/money/texts/money.en.ts';

const profileTabs = ['info', 'earnings'] as const;
type ProfileTab = (typeof profileTabs)[number];

interface ProfileTabsProps {
  words: Pick<typeof earnings, 'tabs' | 'info' | 'title'>;
  startsAt: ProfileTab;
  info: ReactNode;
  earnings: ReactNode;
}

export const ProfileTabs = ({ words, startsAt, info, earnings }: ProfileTabsProps) => {
  const [tab, setTab] = useState<ProfileTab>(startsAt);
  return (
    <Tabs
      label={words.tabs}
      tabs={profileTabs.map((value) => ({
        value,
        label: value === 'info' ? words.info : words.title,
      }))}
      value={tab}
      onChange={(next) => setTab(next)}
    >
      {tab === 'info' ? info : earnings}
    </Tabs>
  );
};
