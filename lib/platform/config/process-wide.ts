/**
 * One value for the whole process. Pages are bundled apart from the server, so a module-level variable would exist
 * twice; what both must share (environment, clock, connection-bound caches) is kept here.
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
