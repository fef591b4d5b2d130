'use client';

import { useRef, useState } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { headsCursor, loadMoreHeads } from '#lib/features/messages/client/conversation-list.ts';
import { useInSight } from '#lib/platform/browser/use-in-sight.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import type { Speech } from './messages-words.ts';

/** Brings further talks as the end of the list comes into sight; where they do not come, on a tap. */
export const MoreTalks = ({ words }: Pick<Speech, 'words'>) => {
  const cursor = useStore(headsCursor, null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const place = useRef<HTMLDivElement>(null);
  const load = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    await loadMoreHeads().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  useInSight({ element: place, key: state === 'idle' ? cursor : null, onSight: () => void load() });
  return (
    cursor !== null && (
      <div ref={place} className="p-4">
        <LoadMore state={state} words={words.list} onMore={() => void load()} />
      </div>
    )
  );
};
