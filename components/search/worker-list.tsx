'use client';

import type { ReactNode } from 'react';
import { WorkerCard, type CardViewer, type WorkerCardWords } from './worker-card.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { heartOf } from '#components/favorites/heart-of.tsx';

interface WorkerListProps {
  workers: readonly FoundWorker[];
  viewer: CardViewer;
  locale: Locale;
  words: WorkerCardWords;
  /** What else can be done with each, by their id. */
  actions?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Workers, one below the other; drawn by the browser's half for the sake of their icons (see TradePicture). */
export const WorkerList = ({ workers, actions, ...card }: WorkerListProps) => (
  <ul className="cards">
    {workers.map((worker) => (
      <WorkerCard
        key={worker._id}
        {...card}
        worker={worker}
        heart={heartOf(card.viewer, { kind: 'worker', id: worker._id, name: worker.name })}
        action={actions?.[worker._id]}
      />
    ))}
  </ul>
);
