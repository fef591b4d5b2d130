'use client';

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { sendWorkerProfile } from '#lib/features/profiles/client/profile-writes.ts';
import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import { startSteps, type StartStep } from '#lib/features/profiles/rules/start-steps.ts';
import type { start } from '#lib/features/profiles/texts/start.en.ts';
import type { BodySchema } from '#lib/platform/contract/check-body.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { forgetStartDraft, keepStartDraft, readStartDraft } from './start-drafts.ts';

export type StepBody = Pick<WorkerProfileInput, 'skills' | 'hourlyRate' | 'address'>;

interface KeepTypedProps {
  step: StartStep;
  typed: Map<StartStep, FieldValues>;
}

/** Restores and saves the step's draft. */
const KeepTyped = ({ step, typed }: KeepTypedProps) => {
  const { setValue, watch } = useFormContext();
  const bringBack = useEffectEvent((): void => {
    const begun = typed.get(step) ?? readStartDraft(step);
    for (const [name, value] of Object.entries(begun)) setValue(name, value);
  });
  const keep = useEffectEvent((values: FieldValues): void => {
    typed.set(step, values);
    keepStartDraft(step, values);
  });
  useEffect(() => {
    bringBack();
    const { unsubscribe } = watch((values) => keep(values));
    return unsubscribe;
  }, [watch]);
  return null;
};

const positionText = (step: StartStep, { progress }: Pick<typeof start, 'progress'>): string =>
  fill(progress, { step: startSteps.indexOf(step) + 1, steps: startSteps.length });

const Progress = ({ step, words }: { step: StartStep; words: Pick<typeof start, 'progress'> }) => {
  const at = startSteps.indexOf(step);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium text-muted">{positionText(step, words)}</p>
      <div aria-hidden className="flex gap-1.5">
        {startSteps.map((one, index) => (
          <span key={one} className={`h-1.5 flex-1 rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
};

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

export interface StartStepProps extends KeepTypedProps {
  words: typeof start;
  schema(): Promise<BodySchema<StepBody>>;
  defaults?: FieldValues | undefined;
  /** True after moving from another step: the heading then takes focus. */
  isMoved: boolean;
  /** Returns the version of the profile that a change names; see `useMadeFrom`. */
  madeFrom(): string | undefined;
  /** `isSent` is false while the answer waits for the network. */
  onSaved(isSent: boolean): void;
  children: ReactNode;
}

/** One start question with its position; saves when answered. */
export const StartStepForm = (props: StartStepProps) => {
  const { step, typed, words, schema, defaults, isMoved, madeFrom, onSaved, children } = props;
  const send = async (body: StepBody) => {
    const saved = sendWorkerProfile({ ...body, madeFrom: madeFrom() }, positionText(step, words));
    const isSent = (await sendOrWait(saved)) !== null;
    // While the answer waits, the page would show the old one.
    if (isSent) forgetStartDraft(step);
    onSaved(isSent);
    return 'left' as const;
  };
  return (
    <Form schema={schema} {...(defaults && { defaults })} onSend={send} className="flex-1">
      <KeepTyped step={step} typed={typed} />
      <Progress step={step} words={words} />
      <div className="flex flex-col gap-1">
        <h2
          ref={isMoved ? focus : null}
          tabIndex={-1}
          className="text-[1.375rem] leading-tight font-semibold outline-none"
        >
          {words[step].title}
        </h2>
        <p className="text-muted">{words[step].hint}</p>
      </div>
      {children}
      <FormError />
      <StickyAction>
        <SubmitButton busy={words.saving}>{words.next}</SubmitButton>
      </StickyAction>
    </Form>
  );
};
