import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Watch {
  element: RefObject<Element | null>;
  /** A new key restarts the observer; null stops it. */
  key: string | null;
  onSight(): void;
}

// Far enough ahead that people on slow networks rarely reach the end of the list.
const MARGIN = '600px';

/** Calls `onSight` when the element is about to scroll into view. */
export const useInSight = ({ element, key, onSight }: Watch): void => {
  const see = useEffectEvent(onSight);
  useEffect(() => {
    const { current } = element;
    if (key === null || !current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) see();
      },
      // The list may scroll with the page or inside a container.
      { rootMargin: `0px 0px ${MARGIN}`, scrollMargin: `0px 0px ${MARGIN}` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, key]);
};
