/** Makes something when it is first asked for and answers the same from then on. */
export const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};
