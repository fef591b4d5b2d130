import { useEffect } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { REGISTER_DRAFT } from './has-register-draft.ts';

const KEPT = ['name', 'phone', 'email'] as const;

const isValues = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null;

const read = (): FieldValues => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(REGISTER_DRAFT) ?? 'null');
    return isValues(draft) ? draft : {};
  } catch {
    return {};
  }
};

const keep = (values: FieldValues): void => {
  try {
    sessionStorage.setItem(REGISTER_DRAFT, JSON.stringify(values));
  } catch {
    // Without storage, only the open page keeps what was typed.
  }
};

/** Forgets what was typed once someone is signed in. */
export const forgetRegisterDraft = (): void => {
  try {
    sessionStorage.removeItem(REGISTER_DRAFT);
  } catch {
    // Without storage there is nothing to forget.
  }
};

/** Keeps what was typed, passwords aside, over a reload of this tab. */
export const RegisterDraft = () => {
  const { getValues, setValue, watch } = useFormContext();
  useEffect(() => {
    const kept = read();
    for (const name of KEPT) if (kept[name] && !getValues(name)) setValue(name, kept[name]);
    const keepTyped = (): void => keep(Object.fromEntries(KEPT.map((name) => [name, getValues(name)])));
    // What was typed while this code was on its way.
    keepTyped();
    const { unsubscribe } = watch(keepTyped);
    return unsubscribe;
  }, [getValues, setValue, watch]);
  return null;
};
