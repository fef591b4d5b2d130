'use client';

import { createContext, useContext } from 'react';
import type { LockState } from './use-submit-lock.ts';

interface FormState {
  readonly lock: LockState;
  /** The headline of the error message: 'Registration failed'. */
  readonly failure: string | undefined;
  /** None of its fields has to be filled in. */
  readonly mayStayBlank: boolean;
}

/** State shared by the fields of one form. */
export const FormStateContext = createContext<FormState>({
  lock: 'open',
  failure: undefined,
  mayStayBlank: false,
});

export const useFormState = (): FormState => useContext(FormStateContext);
