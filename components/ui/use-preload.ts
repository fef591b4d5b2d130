import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the reader asked to save data: the page knows it from its request, some browsers tell only scripts. */
const savesData = (): boolean => {
  if (document.documentElement.classList.contains('save-data')) return true;
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/** Fetches what a likely tap will need once the page is at rest; not for those who asked to save data. */
export const usePreload = (load: () => void): void => {
  useEffect(() => (savesData() ? undefined : whenIdle(load)), [load]);
};
