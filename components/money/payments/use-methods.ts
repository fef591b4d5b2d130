import { useSyncExternalStore } from 'react';
import { keepMethods, onMethods, readMethods } from '#lib/features/money/client/payment-methods.ts';
import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';
import { addMethod, removeMethod, setDefaultMethod } from '#lib/features/money/rules/payment-methods.ts';

const none: readonly StoredMethod[] = [];

/** What this device remembers of somebody's ways to pay, and how to change it. */
export const useMethods = (userId: string) => {
  const methods = useSyncExternalStore(
    onMethods,
    () => readMethods(userId),
    () => none,
  );
  return {
    methods,
    add: (method: StoredMethod): boolean => keepMethods(userId, addMethod(readMethods(userId), method)),
    remove: (id: string): boolean => keepMethods(userId, removeMethod(readMethods(userId), id)),
    setDefault: (id: string): boolean => keepMethods(userId, setDefaultMethod(readMethods(userId), id)),
  };
};
