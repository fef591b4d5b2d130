import { useEffect } from 'react';

/** While something is open on a page that keeps its address path, puts its name before the page's title. */
export const usePageTitle = (name: string | null): void => {
  useEffect(() => {
    if (name === null) return;
    const before = document.title;
    const titled = `${name} · ${before}`;
    document.title = titled;
    return () => {
      // Another page may have set its own title by now.
      if (document.title === titled) document.title = before;
    };
  }, [name]);
};
