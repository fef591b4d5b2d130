'use client';

import { Smartphone } from 'lucide-react';
import type { TotpState } from '#lib/features/accounts/contracts/two-factor.ts';
import type { twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';

export type TwoFactorWords = typeof twoFactor;

interface TwoFactorRowProps {
  state: TotpState;
  words: TwoFactorWords;
}

/** The way to an authenticator app, and away from it. */
export const TwoFactorRow = ({ state, words }: TwoFactorRowProps) => {
  const load = async () => {
    const { TotpSetUp } = await import('./totp-set-up.tsx');
    const { TotpOff } = await import('./totp-off.tsx');
    return function TwoFactor({ onClose }: InSheet) {
      const Task = state.isOn ? TotpOff : TotpSetUp;
      return <Task words={words} onClose={onClose} />;
    };
  };
  const hint = state.isOn ? fill(words.hintOn, { count: state.recoveryCodesLeft }) : words.hintOff;
  return <SheetRow icon={<Smartphone aria-hidden />} label={words.title} hint={hint} load={load} />;
};
