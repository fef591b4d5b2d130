// Written by public/sw.js on what it takes from its memory.
const MARK = 'hunar-copy';

const findMark = (): PerformanceServerTiming | undefined =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []))
    .find(({ name }) => name === MARK);

let isOver = false;

/** When the server made this page, if the phone's memory gave it; null for a page that came over the network. */
export const pageCopiedAt = (): Date | null => {
  const mark = isOver ? undefined : findMark();
  return mark ? new Date(mark.description) : null;
};

/** From now on the page shows what the server says. */
export const leavePageCopy = (): void => {
  isOver = true;
};
