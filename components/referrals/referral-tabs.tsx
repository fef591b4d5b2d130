'use client';

import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import type { referrals } from '#lib/features/referrals/texts/referrals.en.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { ReferralList, type ReferralListProps } from './referral-list.tsx';

const HowItWorks = ({ steps }: { steps: (typeof referrals)['steps'] }) => (
  <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
    <ol className="flex flex-col gap-4">
      {[steps.share, steps.register, steps.credit].map(({ title, text }, at) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-bold text-brand tabular-nums"
          >
            {at + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="leading-snug font-semibold">{title}</h2>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className="text-sm text-muted">{steps.limits}</p>
  </div>
);

type Part = 'how' | 'mine';

interface ReferralTabsProps extends ReferralListProps {
  words: ReferralListProps['words'] & Pick<typeof referrals, 'tabs' | 'steps'>;
}

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
