import type { FieldValues } from 'react-hook-form';
import type { StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import { draftKey } from '#lib/platform/browser/form-drafts.ts';

const toDraftKey = (step: StartStep): string => draftKey(`start.${step}`);

const isValues = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null;

export const readStartDraft = (step: StartStep): FieldValues => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(toDraftKey(step)) ?? 'null');
    return isValues(draft) ? draft : {};
  } catch {
    return {};
  }
};

export const keepStartDraft = (step: StartStep, values: FieldValues): void => {
  try {
    localStorage.setItem(toDraftKey(step), JSON.stringify(values));
  } catch {
    // Without storage, only the open page keeps the draft.
  }
};

export const forgetStartDraft = (step: StartStep): void => {
  try {
    localStorage.removeItem(toDraftKey(step));
  } catch {
    // Without storage there is nothing to forget.
  }
};
