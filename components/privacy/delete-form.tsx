'use client';

import { useState } from 'react';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { CodeField } from '#components/form/code-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { RadioField } from '#components/form/radio-field.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { leaveNotice } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { forgetDevice } from '#lib/features/accounts/client/forget-device.ts';
import { whileLeaving } from '#lib/platform/browser/session.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { deleteAccountCall } from '#lib/features/privacy/contracts/privacy.calls.ts';
import type {
  DeleteAccountBody,
  LeavingReason,
  OpenBooking,
} from '#lib/features/privacy/contracts/privacy.ts';
import type { DeleteProps } from './delete-row.tsx';
import { OpenBookings, readOpenBookings } from './open-bookings.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';

const loadSchema = () =>
  import('#lib/features/privacy/contracts/privacy.ts').then(({ deleteAccountBody }) => deleteAccountBody);

const order: readonly LeavingReason[] = ['not-useful', 'privacy', 'another-app', 'other'];

/** Why, the password, and a last yes; open bookings are named first. */
export const DeleteForm = ({ words, asksCode, onClose }: DeleteProps & InSheet) => {
  const [open, setOpen] = useState<readonly OpenBooking[]>([]);
  const send = async (body: DeleteAccountBody) => {
    try {
      await whileLeaving(async () => {
        await api(deleteAccountCall, { body });
        await forgetDevice();
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
