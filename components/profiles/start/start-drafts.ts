import type { FieldValues } from 'react-hook-form';
import type { StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import { draftKey } from '#lib/platform/browser/form-drafts.ts';

const keyOf = (step: StartStep): string => draftKey(`start.${step}`);

const isValues = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null;

/** What was begun in a step and not saved; it goes with the session, as all drafts do. */
export const readStartDraft = (step: StartStep): FieldValues => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(step)) ?? 'null');
    return isValues(draft) ? draft : {};
  } catch {
    return {};
  }
};

export const keepStartDraft = (step: StartStep, values: FieldValues): void => {
  try {
    localStorage.setItem(keyOf(step), JSON.stringify(values));
  } catch {
    // Without storage the open page alone keeps it.
  }
};

/** Forgets it: it has been saved. */
export const forgetStartDraft = (step: StartStep): void => {
  try {
    localStorage.removeItem(keyOf(step));
  } catch {
    // Without storage there is none.
  }
};
