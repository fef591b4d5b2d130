import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';

export const addMethod = (methods: readonly StoredMethod[], method: StoredMethod): StoredMethod[] => {
  const isDefault = methods.length === 0 || method.isDefault;
  const others = isDefault ? methods.map((one) => ({ ...one, isDefault: false })) : methods;
  return [...others, { ...method, isDefault }];
};

export const setDefaultMethod = (methods: readonly StoredMethod[], id: string): StoredMethod[] =>
  methods.map((one) => ({ ...one, isDefault: one.id === id }));

/** Removes a method; if it was the default, the first remaining one becomes the default. */
export const removeMethod = (methods: readonly StoredMethod[], id: string): StoredMethod[] => {
  const rest = methods.filter((one) => one.id !== id);
  const [first] = rest;
  return first && rest.every(({ isDefault }) => !isDefault) ? setDefaultMethod(rest, first.id) : rest;
};
