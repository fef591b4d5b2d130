'use client';

import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { useId, useState, type FormEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import type { ReportBody, ReportReason, ReportView } from '#lib/features/people/contracts/safety.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { SafetyProps } from './safety-words.ts';

const reasons: readonly ReportReason[] = ['abuse', 'fraud', 'unsafe', 'fakeProfile', 'spam', 'other'];
const MAX_DETAILS_LENGTH = 1000;

type Refusal = keyof SafetyProps['words']['errors'];

type State = 'idle' | 'busy' | 'failed' | 'unchosen' | 'tooLong' | Refusal;

const stateAfter = (error: unknown): State => {
  const code = error instanceof ApiError ? error.code : '';
  return code === 'report_full' || code === 'too_many_open_reports' ? code : 'failed';
};

const findFault = (reason: ReportReason | null, details: string): State | null => {
  if (reason === null) return 'unchosen';
  return countCodePoints(details.trim()) > MAX_DETAILS_LENGTH ? 'tooLong' : null;
};

interface ReportFormProps extends Pick<SafetyProps, 'words' | 'onClose'> {
  /** The reason that is chosen first. */
  first?: ReportReason;
  /** Sends the report to the endpoint for its subject. */
  file(report: { body: ReportBody; idempotencyKey: string }): Promise<{ data: ReportView }>;
}

const useReport = ({ words, onClose, file, first }: ReportFormProps) => {
  const [reason, setReason] = useState<ReportReason | null>(first ?? null);
  const [details, setDetails] = useState('');
  const [state, setState] = useState<State>('idle');
  const keyFor = useRequestKey();
  const send = async (): Promise<void> => {
    const fault = findFault(reason, details);
    if (fault || reason === null) return setState(fault ?? 'unchosen');
    setState('busy');
    const body = { reason, ...(details.trim() && { details: details.trim() }) };
    try {
      const { data } = await file({ body, idempotencyKey: keyFor(body) });
      onClose();
      const description = fill(words.reportNumber, { number: data.number });
      notify({ title: data.isAddition ? words.added : words.reported, description, variant: 'success' });
    } catch (error) {
      setState(stateAfter(error));
    }
  };
  return {
    ...{ reason, details, state, send },
    choose: (next: ReportReason | null) => setReason(next),
    write: (next: string) => setDetails(next),
  };
};

/** Reports a person or a piece of content, then shows the report's number. */
export const ReportForm = (props: ReportFormProps) => {
  const { words } = props;
  const id = useId();
  const { reason, details, state, send, choose, write } = useReport(props);
  const faults = {
    failed: words.failed,
    unchosen: words.chooseReason,
    tooLong: words.tooLong,
    ...words.errors,
  };
  const fault = state === 'idle' || state === 'busy' ? null : faults[state];
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <RadioGroup
        legend={words.why}
        name={`${id}-reason`}
        value={reason ?? ''}
        onChange={({ target }) => choose(reasons.find((one) => one === target.value) ?? null)}
        options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {words.details}
        </label>
        <Textarea
          id={id}
          value={details}
          onChange={({ target }) => write(target.value)}
          counter={{ count: countCodePoints(details), max: MAX_DETAILS_LENGTH }}
        />
      </div>
      <div role="alert">{fault && <Alert variant="destructive">{fault}</Alert>}</div>
      <Button type="submit" size="block" isHeld={state === 'busy'} aria-busy={state === 'busy'}>
        {state === 'busy' && <Spinner />}
        {words.send}
      </Button>
    </form>
  );
};
