import type { FieldValues } from 'react-hook-form';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { startSteps, type StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import { draftKey } from '#lib/platform/browser/form-drafts.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';

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

const answers: Readonly<Record<StartStep, string>> = {
  trade: 'skills',
  price: 'hourlyRate',
  place: 'address',
};

const isAnswerTo = (step: StartStep, { item, body }: WaitingWrite): boolean =>
  item === PROFILE_ITEM && typeof body === 'object' && body !== null && answers[step] in body;

/** Whether an answer to the step waits for the network. */
export const isStepWaiting = (step: StartStep, writes: readonly WaitingWrite[]): boolean =>
  writes.some((write) => write.refusal === null && isAnswerTo(step, write));

/** Forgets the drafts of steps whose answers waited for the network and are saved now. */
export const forgetSavedSteps = (write: WaitingWrite): void =>
  startSteps.filter((step) => isAnswerTo(step, write)).forEach(forgetStartDraft);
