'use client';

import { createContext, useContext } from 'react';
import type { LockState } from './use-submit-lock.ts';

interface FormState {
  readonly lock: LockState;
  /** Says what failed, above why: 'Registration failed'. */
  readonly failure: string | undefined;
}

/** What the parts of one form share beside their values. */
export const FormStateContext = createContext<FormState>({ lock: 'open', failure: undefined });

export const useFormState = (): FormState => useContext(FormStateContext);
