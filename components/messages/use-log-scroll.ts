import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NEAR_END_PX = 80;
const NEAR_START_PX = 240;

interface LogScroll {
  /** The oldest and the newest that is shown. */
  firstSeq: number;
  lastSeq: number;
  onNearStart(): void;
}

const followEnd = (
  log: HTMLElement,
  place: RefObject<{ isAtEnd: boolean; fromEnd: number }>,
): (() => void) => {
  const onResize = (): void => {
    if (place.current.isAtEnd) log.scrollTop = log.scrollHeight;
    place.current.fromEnd = log.scrollHeight - log.scrollTop;
  };
  const observer = new ResizeObserver(onResize);
  observer.observe(log);
  if (log.firstElementChild) observer.observe(log.firstElementChild);
  return () => observer.disconnect();
};

/**
 * Keeps the newest message in sight for whoever is at the end, and the message that is being read where it is for
 * whoever looks further up, also when older ones come in above it.
 */
export const useLogScroll = ({ firstSeq, lastSeq, onNearStart }: LogScroll) => {
  const log = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtEnd: true, fromEnd: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenSeq, setSeenSeq] = useState(lastSeq);

  useEffect(() => (log.current ? followEnd(log.current, place) : undefined), []);
  useLayoutEffect(() => {
    if (log.current && !place.current.isAtEnd)
      log.current.scrollTop = log.current.scrollHeight - place.current.fromEnd;
  }, [firstSeq]);

  const onScroll = (): void => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    const fromEnd = scrollHeight - scrollTop;
    const isNow = fromEnd - clientHeight < NEAR_END_PX;
    // Whoever was at the end until now has seen all of it, also what took its place without a scroll.
    if (isNow || place.current.isAtEnd) setSeenSeq(lastSeq);
    place.current = { isAtEnd: isNow, fromEnd };
    setAtEnd(isNow);
    if (scrollTop < NEAR_START_PX) onNearStart();
  };
  const goToEnd = (): void => {
    place.current.isAtEnd = true;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  };
  return { log, onScroll, goToEnd, hasNewBelow: !isAtEnd && lastSeq > seenSeq };
};
