import { createStore } from '#lib/platform/browser/create-store.ts';

export type StepName = 'cancel' | 'case' | 'help' | 'pay' | 'reschedule' | 'start' | 'suggest';

/** A sheet that has to open once its page is shown, such as that of a refused write. */
interface AskedStep {
  readonly path: string;
  readonly step: StepName;
}

export const askedStep = createStore<AskedStep | null>(null);
