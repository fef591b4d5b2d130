/** Sleeps in the browser, which lacks `node:timers/promises`. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));
