/** An observable value. Replace it; never mutate it. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  update(change: (value: Value) => Value): void;
  subscribe(listener: () => void): () => void;
}

/** Creates an observable value that lives as long as the tab. */
export const createStore = <Value>(first: Value): Store<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  const set = (next: Value): void => {
    if (Object.is(next, value)) return;
    value = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
