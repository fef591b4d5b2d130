export type Step = 'push' | 'replace';

/**
 * Changes the page's URL by pushing or replacing a history entry. Next patches `pushState` after hydration; waiting
 * for that keeps its router in sync even after a very early tap.
 */
export const changeAddress = (href: string, step: Step = 'push'): void => {
  const { history } = window;
  if (Object.hasOwn(history, 'pushState')) history[`${step}State`](null, '', href);
  else setTimeout(changeAddress, 0, href, step);
};
