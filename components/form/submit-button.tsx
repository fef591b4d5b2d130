'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useFormState } from './form-state.ts';

const never = () => () => undefined;

// Until the script is there, a tap would reload the page and lose what was typed.
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface SubmitButtonProps {
  children: string;
  /** Shown while the form is under way: 'Logging in…'. */
  busy: string;
  /** `destructive` for what cannot be taken back. */
  variant?: 'primary' | 'destructive';
}

/** The form's one action. */
export const SubmitButton = ({ children, busy, variant }: SubmitButtonProps) => {
  const { lock } = useFormState();
  const isAlive = useIsAlive();
  const isBusy = lock === 'busy';
  return (
    <Button
      type="submit"
      variant={variant}
      size="block"
      disabled={lock !== 'open' || !isAlive}
      aria-busy={isBusy}
    >
      {isBusy && <Spinner />}
      {isBusy ? busy : children}
    </Button>
  );
};
