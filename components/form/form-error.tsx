'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FailureAlert } from '#components/ui/alert-frame.tsx';
import { useFormState } from './form-state.ts';

/** The error of the form as a whole; place it above the button. */
export const FormError = () => {
  const { formState } = useFormContext();
  const { failure } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const message = formState.errors.root?.message;
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place} role="alert" className="empty:hidden">
      {message && (
        <FailureAlert title={failure}>
          <p>{message}</p>
        </FailureAlert>
      )}
    </div>
  );
};
