const LATE = Symbol('late');

/** Waits for work up to a time limit; after that `late` supplies the result or throws. */
export const within = async <Value, Late>(
  milliseconds: number,
  work: Promise<Value>,
  late: () => Late,
): Promise<Value | Late> => {
  const { promise: over, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, milliseconds, LATE);
  try {
    const first = await Promise.race([work, over]);
    return first === LATE ? late() : first;
  } finally {
    clearTimeout(timer);
  }
};
