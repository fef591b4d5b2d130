'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { lengthOf, Textarea } from '#components/ui/textarea.tsx';
import type { ReportBody, ReportReason, ReportView } from '#lib/features/people/contracts/safety.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { SafetyProps } from './safety-words.ts';

const reasons: readonly ReportReason[] = ['abuse', 'fraud', 'unsafe', 'fakeProfile', 'spam', 'other'];
const MOST_LETTERS = 1000;

type State = 'idle' | 'busy' | 'failed' | 'unchosen' | 'tooLong';

const faultOf = (reason: ReportReason | null, details: string): State | null => {
  if (reason === null) return 'unchosen';
  return lengthOf(details.trim()) > MOST_LETTERS ? 'tooLong' : null;
};

interface ReportFormProps extends Pick<SafetyProps, 'words' | 'onClose'> {
  /** Sends the report to where reports on this thing go. */
  file(report: { body: ReportBody; idempotencyKey: string }): Promise<{ data: ReportView }>;
}

const useReport = ({ words, onClose, file }: ReportFormProps) => {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [state, setState] = useState<State>('idle');
  // One key a text, so that a second try of the same report is not a second report.
  const key = useRef<string>(null);
  const change = (apply: () => void): void => {
    key.current = null;
    apply();
  };
  const send = async (): Promise<void> => {
    const fault = faultOf(reason, details);
    if (fault || reason === null) return setState(fault ?? 'unchosen');
    setState('busy');
    key.current ??= crypto.randomUUID();
    const body = { reason, ...(details.trim() && { details: details.trim() }) };
    try {
      const { data } = await file({ body, idempotencyKey: key.current });
      onClose();
      const description = fill(words.reportNumber, { number: data.number });
      notify({ title: words.reported, description, variant: 'success' });
    } catch {
      setState('failed');
    }
  };
  return {
    ...{ reason, details, state, send },
    choose: (next: ReportReason | null) => change(() => setReason(next)),
    write: (next: string) => change(() => setDetails(next)),
  };
};

/** Says what is wrong with somebody or something; the answer is a number to ask by. */
export const ReportForm = (props: ReportFormProps) => {
  const { words } = props;
  const id = useId();
  const { reason, details, state, send, choose, write } = useReport(props);
  const faults = { failed: words.failed, unchosen: words.chooseReason, tooLong: words.tooLong };
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
          counter={{ count: lengthOf(details), most: MOST_LETTERS }}
        />
      </div>
      <div role="alert">{fault && <Alert variant="destructive">{fault}</Alert>}</div>
      <Button type="submit" size="block" disabled={state === 'busy'} aria-busy={state === 'busy'}>
        {state === 'busy' && <Spinner />}
        {words.send}
      </Button>
    </form>
  );
};
