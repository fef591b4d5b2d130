'use client';

import { CalendarCheck, CircleUserRound, IndianRupee, ThumbsUp } from 'lucide-react';
import Link from 'next/link';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { helpTopics } from '#lib/features/support/rules/find-help.ts';
import type { help } from '#lib/features/support/texts/support.en.ts';

const icons = {
  booking: CalendarCheck,
  payment: IndianRupee,
  account: CircleUserRound,
  quality: ThumbsUp,
};

interface TopicTilesProps {
  words: Pick<typeof help, 'topics' | 'topicHints'>;
}

/** The four topics, linked to their answers. */
export const TopicTiles = ({ words }: TopicTilesProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 lg:grid-cols-2">
    {helpTopics.map((topic) => {
      const Icon = icons[topic];
      return (
        <li key={topic} className="flex">
          <Link
            href={publicPaths.helpTopic(topic)}
            prefetch={false}
            className="flex w-full flex-col gap-2 rounded-card border border-line bg-card p-4 shadow-soft hover:bg-chip"
          >
            <span className="grid size-11 place-items-center rounded-control bg-tint text-brand">
              <Icon aria-hidden className="size-6" />
            </span>
            <span className="leading-tight font-semibold">{words.topics[topic]}</span>
            <span className="text-sm leading-snug text-muted">{words.topicHints[topic]}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);
