'use client';

import Link from 'next/link';
import { useQueueSizes } from '#lib/features/office/client/use-queue-sizes.ts';
import type { QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { isDecidable } from '#lib/features/office/rules/decidable-queue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';

// Counts stop at 101.
const formatCount = ({ waiting }: QueueSize): string => (waiting > 100 ? '100+' : String(waiting));

const Count = ({ size }: { size: QueueSize }) => (
  <span
    data-waits={size.waiting > 0 || undefined}
    className="min-w-6 rounded-full bg-line px-2 text-center text-sm leading-6 font-semibold tabular-nums data-waits:bg-danger data-waits:text-danger-ink"
  >
    {formatCount(size)}
  </span>
);

interface TabsProps {
  shown: QueueName;
  sizes: readonly QueueSize[];
  words: typeof office;
}

/** Tabs of the queues with their sizes. */
export const QueueTabs = ({ shown, sizes, words }: TabsProps) => (
  <nav aria-label={words.queue.choose}>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 indic:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] sm:flex sm:flex-wrap">
      {sizes
        .filter(({ queue }) => isDecidable(queue))
        .map((size) => (
          <li key={size.queue} className="flex">
            <Link
              href={officePaths.queue(size.queue)}
              prefetch={false}
              aria-current={size.queue === shown ? 'page' : undefined}
              className="flex min-h-11 flex-auto items-center justify-between gap-2 rounded-control border border-line bg-card px-3 py-1.5 text-sm font-medium hover:bg-chip aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:text-brand"
            >
              <span className="min-w-0">{words.queues[size.queue]}</span>
              <Count size={size} />
            </Link>
          </li>
        ))}
    </ul>
  </nav>
);

interface ListProps {
  first: readonly QueueSize[];
  locale: Locale;
  words: typeof office;
}

/** The office's first page: each queue with its size and age. */
export const QueueList = ({ first, locale, words }: ListProps) => (
  <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
    {useQueueSizes(first)
      .sizes.filter(({ queue }) => isDecidable(queue))
      .map((size) => (
        <li key={size.queue}>
          <Link
            href={officePaths.queue(size.queue)}
            prefetch={false}
            className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 -outline-offset-3 hover:bg-chip"
          >
            <span className="min-w-0">
              <span className="block font-medium">{words.queues[size.queue]}</span>
              {size.oldest && (
                <span className="block text-sm text-muted">
                  {fill(words.queue.since, { when: formatDay(locale, new Date(size.oldest)) })}
                </span>
              )}
            </span>
            <Count size={size} />
          </Link>
        </li>
      ))}
  </ul>
);
