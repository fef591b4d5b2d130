import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';

/** Adds a way to pay: the first one is the default, and so is one that asks to be. */
export const addMethod = (methods: readonly StoredMethod[], method: StoredMethod): StoredMethod[] => {
  const isDefault = methods.length === 0 || method.isDefault;
  const others = isDefault ? methods.map((one) => ({ ...one, isDefault: false })) : methods;
  return [...others, { ...method, isDefault }];
};

/** Makes one the default, and no other. */
export const setDefaultMethod = (methods: readonly StoredMethod[], id: string): StoredMethod[] =>
  methods.map((one) => ({ ...one, isDefault: one.id === id }));

/** Takes one away; when it was the default, the first of the others takes its place. */
export const removeMethod = (methods: readonly StoredMethod[], id: string): StoredMethod[] => {
  const rest = methods.filter((one) => one.id !== id);
  const [first] = rest;
  return first && rest.every(({ isDefault }) => !isDefault) ? setDefaultMethod(rest, first.id) : rest;
};
