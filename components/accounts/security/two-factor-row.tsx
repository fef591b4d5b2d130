'use client';

import { Smartphone } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import type { TotpState } from '#lib/features/accounts/contracts/two-factor.ts';
import type { IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { loadProofWords } from './proof-words.ts';
import type { TwoFactorWords } from './totp-set-up.tsx';

interface TwoFactorRowProps {
  state: TotpState;
  means: IdentityMeans;
  words: TwoFactorWords;
}

export const TwoFactorRow = ({ state, means, words }: TwoFactorRowProps) => {
  const { locale } = usePageWords();
  const load = async () => {
    const [{ TotpSetUp }, { TotpOff }, proofWords] = await Promise.all([
      import('./totp-set-up.tsx'),
      import('./totp-off.tsx'),
      loadProofWords(locale),
    ]);
    return function TwoFactor({ onClose }: InSheet) {
      const Task = state.isOn ? TotpOff : TotpSetUp;
      return <Task {...{ words, means, proofWords, onClose }} />;
    };
  };
  const hint = state.isOn ? fill(words.hintOn, { count: state.recoveryCodesLeft }) : words.hintOff;
  return <SheetRow icon={<Smartphone aria-hidden />} label={words.title} hint={hint} load={load} />;
};
