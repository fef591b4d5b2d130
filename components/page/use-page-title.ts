import { useEffect } from 'react';
import { toDocumentTitle } from '#lib/platform/navigation/document-title.ts';

/** While something is open on a page and its address path stays, puts its name before the page's title. */
export const usePageTitle = (name: string | null, pageTitle: string): void => {
  useEffect(() => {
    if (name === null) return;
    const titled = toDocumentTitle(`${name} · ${pageTitle}`);
    document.title = titled;
    return () => {
      // Another page may have set its own title by now.
      if (document.title === titled) document.title = toDocumentTitle(pageTitle);
    };
  }, [name, pageTitle]);
};
