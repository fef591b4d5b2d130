import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The store's value, drawn anew whenever it changes; the server's HTML has it as it starts. */
export const useStore = <Value>(store: Store<Value>, onServer: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer);
