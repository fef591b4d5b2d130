import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Watch {
  element: RefObject<Element | null>;
  /** What is waited for; another one, or null for nothing, starts the watch anew. */
  key: string | null;
  onSight(): void;
}

// So far ahead that a thumb on a thin network seldom gets to the end of the list.
const AHEAD = '600px';

/** Calls once the element is about to come into sight. */
export const useInSight = ({ element, key, onSight }: Watch): void => {
  const see = useEffectEvent(onSight);
  useEffect(() => {
    const { current } = element;
    if (key === null || !current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) see();
      },
      // The list may be the page's own or scroll within it.
      { rootMargin: `0px 0px ${AHEAD}`, scrollMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, key]);
};
