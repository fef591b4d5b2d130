import type { ReactNode } from 'react';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import { ClaimForm } from './claim-form.tsx';
import { loadClaimWords } from './claim-words.ts';
import { stakesText, type Claimable, type ClaimAction } from './stakes.ts';

export interface ClaimOpening {
  deed: ClaimAction;
  booking: Claimable;
  /** The other person's name. */
  name: string;
  confirm: string;
  onBack(): void;
  onSend(statement: StatementBody): Promise<unknown>;
}

export const openClaim = async (opening: ClaimOpening, locale: string): Promise<ReactNode> => {
  const { deed, booking, ...form } = opening;
  const words = await loadClaimWords(locale);
  const lines = stakesText({ deed, booking, name: form.name, at: new Date(), words });
  return <ClaimForm {...form} lines={lines} words={words} isGrave={deed !== 'deny'} />;
};
