'use client';

import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import type { referrals } from '#lib/features/referrals/texts/referrals.en.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ReferralList, type ReferralListProps } from './referral-list.tsx';

type Part = 'how' | 'mine';

interface ReferralTabsProps extends ReferralListProps {
  words: ReferralListProps['words'] & Pick<typeof referrals, 'tabs' | 'steps'>;
}

/** How it works, and who came. */
export const ReferralTabs = (props: ReferralTabsProps) => {
  const { words, summary } = props;
  const [part, setPart] = useState<Part>('how');
  const { label, how, mine } = words.tabs;
  const count = summary.joined > 0 ? formatNumber(summary.joined) : undefined;
  return (
    <Tabs<Part>
      label={label}
      tabs={[
        { value: 'how', label: how },
        { value: 'mine', label: mine, count },
      ]}
      value={part}
      onChange={setPart}
    >
      {part === 'how' ? <HowItWorks steps={words.steps} /> : <ReferralList {...props} />}
    </Tabs>
  );
};
