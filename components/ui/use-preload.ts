import { useEffect } from 'react';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** Fetches what a likely tap will need once the page is at rest; not for those who asked to save data. */
export const usePreload = (load: () => void): void => {
  useEffect(() => (savesData() ? undefined : whenIdle(load)), [load]);
};
