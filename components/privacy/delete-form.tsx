'use client';

import { useState } from 'react';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { CodeField } from '#components/form/code-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { RadioField } from '#components/form/radio-field.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { leaveNotice } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { forgetDevice } from '#lib/features/accounts/client/forget-device.ts';
import { removeUnsentOf } from '#lib/features/messages/client/unsent-messages.ts';
import { readSession, whileLeaving } from '#lib/platform/browser/session.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { deleteAccountCall } from '#lib/features/privacy/contracts/privacy.calls.ts';
import type {
  DeleteAccountBody,
  LeavingReason,
  OpenBooking,
} from '#lib/features/privacy/contracts/privacy.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { Role } from '#lib/platform/contract/actor.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import type { leaving } from '#lib/features/privacy/texts/privacy.en.ts';

export interface DeleteProps {
  words: typeof leaving;
  /** Who leaves. */
  role: Role;
  /** Whether a second factor is asked for. */
  asksCode: boolean;
}

/** Money between somebody who leaves and others. */
export interface LeavingDues {
  /** It is owed to the one who leaves. */
  isOwed: boolean;
  paise: number;
}

interface DeleteFormProps extends DeleteProps {
  /** Null where nothing is owed. */
  dues: LeavingDues | null;
}

const isBooking = (value: unknown): value is OpenBooking =>
  typeof value === 'object' && value !== null && 'number' in value && 'startsAt' in value;

/** The bookings that an answer names as still open. */
const readOpenBookings = (error: unknown): OpenBooking[] => {
  if (!(error instanceof ApiError) || error.code !== 'open_bookings') return [];
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('bookings' in data)) return [];
  return Array.isArray(data.bookings) ? data.bookings.filter(isBooking) : [];
};

/** What ends unpaid with the account. */
const Dues = ({ dues, words }: { dues: LeavingDues; words: DeleteProps['words'] }) => {
  const { title, hint } = words.dues[dues.isOwed ? 'owed' : 'owing'];
  return <Alert title={fill(title, { amount: formatMoney(dues.paise) })}>{hint}</Alert>;
};

interface OpenBookingsProps {
  bookings: readonly OpenBooking[];
  words: DeleteProps['words'];
}

/** What has to end before somebody leaves, and the offer to end it. */
const OpenBookings = ({ bookings, words }: OpenBookingsProps) => {
  const { locale } = usePageWords();
  const isRunning = bookings.some(({ status }) => status === 'in_progress');
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{words.open}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {bookings.map(({ _id, number, serviceName: service, startsAt }) => (
          <li key={_id}>{`${service}, ${formatDay(locale, new Date(startsAt))} (${number})`}</li>
        ))}
      </ul>
      {isRunning ? <p>{words.running}</p> : <CheckboxField name="cancelBookings" label={words.cancel} />}
    </div>
  );
};

const loadSchema = () =>
  import('#lib/features/privacy/contracts/privacy.ts').then(({ deleteAccountBody }) => deleteAccountBody);

const order: readonly LeavingReason[] = ['not-useful', 'privacy', 'another-app', 'other'];

/** Why, the password, and a last yes; open bookings are named first. */
export const DeleteForm = ({ words, asksCode, dues, onClose }: DeleteFormProps & InSheet) => {
  const [open, setOpen] = useState<readonly OpenBooking[]>([]);
  const send = async (body: DeleteAccountBody) => {
    try {
      await whileLeaving(async () => {
        const me = readSession()?.user._id;
        await api(deleteAccountCall, { body });
        await forgetDevice();
        // Last, when no tab sends for this account any more. A browser that cannot open its database has kept nothing.
        if (me !== undefined) await removeUnsentOf(me).catch(() => undefined);
      });
    } catch (error) {
      setOpen(readOpenBookings(error));
      throw error;
    }
    leaveNotice({ title: words.messages.deleted, variant: 'success' });
    window.location.replace(signInPaths.login);
    return 'left' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <p className="text-muted">{words.what}</p>
      {dues && <Dues dues={dues} words={words} />}
      <RadioField
        name="reason"
        label={words.ask}
        options={order.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <OwnPasswordField label={words.password} />
      {asksCode && <CodeField words={{ code: words.code }} />}
      {open.length > 0 && <OpenBookings bookings={open} words={words} />}
      <CheckboxField name="confirmation" label={words.confirm} />
      <FormError />
      <SubmitButton variant="destructive" busy={words.busy}>
        {words.submit}
      </SubmitButton>
      <Button variant="ghost" size="block" onClick={onClose}>
        {words.keep}
      </Button>
    </Form>
  );
};
