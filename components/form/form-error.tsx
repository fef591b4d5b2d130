'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '#components/ui/alert.tsx';
import { useFormState } from './form-state.ts';

/** Why the form as a whole was not taken; its place is above the button. */
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
        <Alert variant="destructive" title={failure}>
          <p>{message}</p>
        </Alert>
      )}
    </div>
  );
};
