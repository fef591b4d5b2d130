'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useFormState } from './form-state.ts';

const never = () => () => undefined;

// Before hydration, a tap would reload the page and lose what was typed.
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface SubmitButtonProps {
  children: string;
  /** Shown while sending: 'Logging in…'. */
  busy: string;
  /** `destructive` for actions that cannot be undone. */
  variant?: 'primary' | 'destructive';
}

/** The form's only action. */
export const SubmitButton = ({ children, busy, variant }: SubmitButtonProps) => {
  const { lock } = useFormState();
  const isAlive = useIsAlive();
  const isBusy = lock === 'busy';
  return (
    <Button
      type="submit"
      variant={variant}
      size="block"
      disabled={!isAlive}
      isHeld={lock !== 'open'}
      aria-busy={isBusy}
    >
      {isBusy && <Spinner />}
      {isBusy ? busy : children}
    </Button>
  );
};
