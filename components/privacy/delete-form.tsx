'use client';

import { useState } from 'react';
import { IdentityProof, type ProofProps } from '#components/accounts/security/identity-proof.tsx';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Form } from '#components/form/form.tsx';
import { RadioField } from '#components/form/radio-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { setFlash } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { forgetDevice } from '#lib/features/accounts/client/forget-device.ts';
import type { IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { removeWritesBy } from '#lib/platform/browser/writes/write-rows.ts';
import { removeUnsentFrom } from '#lib/features/messages/client/unsent-messages.ts';
import { readSession, whileLeaving } from '#lib/platform/browser/session.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
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
  role: Role;
  means: IdentityMeans;
}

/** Money still owed between the account and other people. */
export interface LeavingDues {
  isOwed: boolean;
  paise: number;
}

interface DeleteFormProps extends DeleteProps, ProofProps {
  dues: readonly LeavingDues[];
  /** How many own claims the other side has answered and no one has decided. */
  answeredClaims: number;
}

const isBooking = (value: unknown): value is OpenBooking =>
  typeof value === 'object' && value !== null && 'number' in value && 'startsAt' in value;

/** Returns the open bookings that the error lists. */
const readOpenBookings = (error: unknown): OpenBooking[] => {
  if (!(error instanceof ApiError) || error.code !== 'open_bookings') return [];
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('bookings' in data)) return [];
  return Array.isArray(data.bookings) ? data.bookings.filter(isBooking) : [];
};

// The hint names the other side, and the title says who owes.
const Dues = ({ due, role, words }: { due: LeavingDues } & Pick<DeleteProps, 'role' | 'words'>) => {
  const { title } = words.dues[due.isOwed ? 'owed' : 'owing'];
  const { hint } = words.dues[role === 'worker' ? 'owed' : 'owing'];
  return <Alert title={fill(title, { amount: formatMoney(due.paise) })}>{hint}</Alert>;
};

interface OpenBookingsProps {
  bookings: readonly OpenBooking[];
  words: DeleteProps['words'];
}

/** Lists the bookings that must end before the account can be deleted, and offers to cancel them. */
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

/** Asks for a reason, a proof of identity and a confirmation, after listing open bookings. */
export const DeleteForm = (props: DeleteFormProps & InSheet) => {
  const { words, role, means, proofWords, dues, answeredClaims, onClose } = props;
  const [open, setOpen] = useState<readonly OpenBooking[]>([]);
  const send = async (body: DeleteAccountBody) => {
    try {
      await whileLeaving(async () => {
        const me = readSession()?.user._id;
        await api('POST /users/delete-account', { body });
        await forgetDevice();
        // Runs last, when no tab sends for this account. If IndexedDB cannot be opened, nothing is stored.
        if (me === undefined) return;
        await removeUnsentFrom(me).catch(() => undefined);
        await removeWritesBy(me).catch(() => undefined);
      });
    } catch (error) {
      setOpen(readOpenBookings(error));
      throw error;
    }
    setFlash({ title: words.messages.deleted, variant: 'success' });
    window.location.replace(signInPaths.login);
    return 'left' as const;
  };
  if (role === 'admin') return <Alert title={words.officeFirst}>{words.errors.office_role}</Alert>;
  return (
    <Form schema={loadSchema} onSend={send}>
      <p className="text-muted">{words.what}</p>
      <p className="text-muted">{words.kept}</p>
      {dues.map((due) => (
        <Dues key={String(due.isOwed)} {...{ due, role, words }} />
      ))}
      {answeredClaims > 0 && <Alert>{words.claims}</Alert>}
      <RadioField
        name="reason"
        label={words.ask}
        options={order.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <IdentityProof
        {...{ means, proofWords, act: 'deleteAccount', submits: false }}
        fields={
          <>
            {open.length > 0 && <OpenBookings bookings={open} words={words} />}
            <CheckboxField name="confirmation" label={words.confirm} />
          </>
        }
      >
        <SubmitButton variant="destructive" busy={words.busy}>
          {words.submit}
        </SubmitButton>
      </IdentityProof>
      <Button variant="ghost" size="block" onClick={onClose}>
        {words.keep}
      </Button>
    </Form>
  );
};
