/** Creates a value on first use and returns the same afterwards. */
export const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};
