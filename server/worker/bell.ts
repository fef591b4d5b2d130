export interface Bell {
  ring(): void;
  /** Waits for a ring, at most `ms`; a ring while nobody waited counts too. */
  wait(ms: number): Promise<void>;
}

/** Lets one loop sleep until there may be something to do. */
export const createBell = (): Bell => {
  let next = Promise.withResolvers<void>();
  const wait = async (ms: number): Promise<void> => {
    const timer = setTimeout(next.resolve, ms);
    await next.promise;
    clearTimeout(timer);
    next = Promise.withResolvers<void>();
  };
  return { ring: () => next.resolve(), wait };
};
