/**
 * Shares one read among concurrent callers. A caller never gets a read that started before its request: while one is
 * running, all newcomers share the next.
 */
export const shareReads = <Input, Result>(
  keyOf: (input: Input) => string,
  read: (input: Input) => Promise<Result>,
): ((input: Input) => Promise<Result>) => {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Result>>();
  const start = (key: string, input: Input): Promise<Result> => {
    next.delete(key);
    const mine = read(input);
    const over = () => void running.delete(key);
    running.set(key, mine.then(over, over));
    return mine;
  };
  return (input) => {
    const key = keyOf(input);
    const joined = next.get(key);
    if (joined) return joined;
    const before = running.get(key);
    if (!before) return start(key, input);
    const mine = before.then(() => start(key, input));
    next.set(key, mine);
    return mine;
  };
};
