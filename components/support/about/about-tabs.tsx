'use client';

import { Target, Users, Wrench } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Tabs, type Tab } from '#components/ui/tabs.tsx';
import type { about } from '#lib/features/support/texts/support.en.ts';

type Part = keyof (typeof about)['texts'];

const icons: Record<Part, typeof Wrench> = { about: Wrench, mission: Target, team: Users };

interface AboutTabsProps {
  words: typeof about;
  /** Rendered below the text about the team. */
  action: ReactNode;
}

/** About us: who we are, our mission, the team. */
export const AboutTabs = ({ words, action }: AboutTabsProps) => {
  const [part, setPart] = useState<Part>('about');
  const parts: Part[] = ['about', 'mission', 'team'];
  const tabs: Tab<Part>[] = parts.map((value) => ({ value, label: words.tabs[value] }));
  const Icon = icons[part];
  return (
    <Tabs<Part> label={words.tabsLabel} tabs={tabs} value={part} onChange={setPart}>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-soft">
        <span className="grid size-14 place-items-center rounded-tile bg-tint text-brand">
          <Icon aria-hidden className="size-8" />
        </span>
        {words.texts[part].split('\n\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
        {part === 'team' && action}
      </div>
    </Tabs>
  );
};
