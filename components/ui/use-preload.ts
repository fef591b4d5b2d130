import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the reader saves data: the server knows it from the request, some browsers tell only scripts. */
const savesData = (): boolean => {
  if (document.documentElement.classList.contains('save-data')) return true;
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/** Preloads what a likely tap will need once the page is idle, unless the reader saves data. */
export const usePreload = (load: () => void): void => {
  useEffect(() => (savesData() ? undefined : whenIdle(load)), [load]);
};
