'use client';

import { useId, useState } from 'react';
import { CodeBoxes } from '#components/form/code-boxes.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form, loadCheck } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendBookingStatus } from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { StatusBody } from '#lib/features/bookings/contracts/bookings.ts';
import { DOOR_CODE_DIGITS } from '#lib/features/bookings/rules/door-code.ts';
import type { door } from '#lib/features/bookings/texts/door.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { nameJob } from '../job-board/job-texts.ts';

interface DoorFormProps {
  job: BookingView;
  name: string;
  locale: Locale;
  words: (typeof door)['worker'];
  /** The name of the step. */
  act: string;
  /** Null: it waits for the network. */
  onStarted(job: BookingView | null): void;
}

/** The tries that are left after a wrong code; null after any other fault. */
const readTriesLeft = (error: unknown): number | null => {
  if (!(error instanceof ApiError)) return null;
  const { code, data } = error;
  if (code === 'door_locked') return 0;
  const isWrong = code === 'door_code_wrong' && typeof data === 'object' && data !== null;
  return isWrong && 'triesLeft' in data && typeof data.triesLeft === 'number' ? data.triesLeft : null;
};

const loadSchema = () =>
  import('#lib/features/bookings/contracts/bookings.ts').then(({ startBody }) => startBody);

/** Loads what the form needs to be sent without a network. */
export const loadDoorCheck = () => loadCheck(loadSchema);

/** Starts the job with the customer's code; after too many wrong ones only the customer can. */
export const DoorForm = ({ job, name, locale, words, act, onStarted }: DoorFormProps) => {
  const id = useId();
  const [left, setLeft] = useState<number | null>(null);
  const send = async (body: StatusBody) => {
    const subject = { act, title: nameJob(job, locale), at: job.startsAt };
    const tappedAt = new Date().toISOString();
    const sent = sendBookingStatus({ ...body, tappedAt }, { bookingId: job._id, subject });
    const reply = await sendOrWait(sent).catch((error: unknown) => {
      setLeft(readTriesLeft(error));
      throw error;
    });
    onStarted(reply && reply.data);
    return 'stayed' as const;
  };
  if (job.startNeeds === 'customer' || left === 0) return <p role="status">{fill(words.locked, { name })}</p>;
  return (
    <Form schema={loadSchema} onSend={send} fixed={{ status: 'in_progress' }}>
      <p id={id} className="text-sm text-muted">
        {fill(words.hint, { name })}
      </p>
      {/* A typing error would cost one of five tries, so the last digit does not send. */}
      <CodeBoxes
        name="doorCode"
        label={words.code}
        describedBy={id}
        length={DOOR_CODE_DIGITS}
        submits={false}
        isSent={false}
      />
      {left !== null && (
        <p role="status" className="text-sm text-muted">
          {plural({ locale, count: left, text: words.left })}
        </p>
      )}
      <FormError />
      <SubmitButton busy={words.busy}>{act}</SubmitButton>
    </Form>
  );
};
