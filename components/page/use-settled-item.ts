import { useEffect, useEffectEvent } from 'react';
import { onWriteSettled } from '#lib/platform/browser/writes/waiting-writes.ts';

/** Calls `reload` when a write to the item that had to wait is done or refused. */
export const useSettledItem = (item: string, reload: () => void): void => {
  const hear = useEffectEvent((settled: string): void => {
    if (settled === item) reload();
  });
  useEffect(() => onWriteSettled((write) => hear(write.item)), []);
};
