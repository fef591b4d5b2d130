export type Step = 'push' | 'replace';

/**
 * Gives the page that is open another address, as a step of the tab's history or in place of the one before. Next hears of
 * it by functions of its own that take the place of the browser's after the first drawing; a quick tap comes before.
 */
export const changeAddress = (href: string, step: Step = 'push'): void => {
  const { history } = window;
  if (Object.hasOwn(history, 'pushState')) history[`${step}State`](null, '', href);
  else setTimeout(changeAddress, 0, href, step);
};
