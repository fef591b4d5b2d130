/**
 * One value for the whole process. Next bundles pages separately from the server, so a module-level variable would
 * exist twice. Anything both need (environment, clock, connection caches) lives here.
 */
export const processWide = <Value>(name: string, make: () => Value) => {
  const key = Symbol.for(`hunar.${name}`);
  const set = (value: Value | undefined) =>
    Object.defineProperty(globalThis, key, { value, configurable: true });
  const get = (): Value => {
    const existing: Value | undefined = Object.getOwnPropertyDescriptor(globalThis, key)?.value;
    if (existing !== undefined) return existing;
    const made = make();
    set(made);
    return made;
  };
  return { get, set };
};
