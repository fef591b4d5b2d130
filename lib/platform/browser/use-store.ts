import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The store's value; re-renders when it changes. `onServer` is used during server rendering. */
export const useStore = <Value>(store: Store<Value>, onServer: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer);
