'use client';

import type { ReactNode } from 'react';
import { WorkerCard, type CardViewer, type WorkerCardWords } from './worker-card.tsx';
import type { ListPane } from '#components/page/use-pane.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { heartFor } from '#components/favorites/heart-of.tsx';

interface WorkerListProps {
  workers: readonly FoundWorker[];
  viewer: CardViewer;
  locale: Locale;
  words: WorkerCardWords;
  pane?: ListPane | undefined;
  /** Actions by worker id. */
  actions?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A list of workers; a client component because of its icons (see TradePicture). */
export const WorkerList = ({ workers, actions, ...card }: WorkerListProps) => (
  <ul className="cards">
    {workers.map((worker) => (
      <WorkerCard
        key={worker._id}
        {...card}
        worker={worker}
        heart={heartFor(card.viewer, { kind: 'worker', id: worker._id, name: worker.name })}
        action={actions?.[worker._id]}
      />
    ))}
  </ul>
);
