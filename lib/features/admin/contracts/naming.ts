import { z } from 'zod';

/** Why a lead cannot give an account access to the office. */
export const namingRefusal = z.enum([
  'own_account',
  'other_role',
  'paused',
  'no_proved_email',
  'open_booking',
]);
export type NamingRefusal = z.infer<typeof namingRefusal>;

/** Why a lead cannot pause an account. */
export const pauseRefusal = z.enum(['own_account', 'already_paused', 'other_lead_needed']);
export type PauseRefusal = z.infer<typeof pauseRefusal>;
