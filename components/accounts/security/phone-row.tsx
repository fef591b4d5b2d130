'use client';

import { Phone } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { toUnbroken, type IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import type { ownPhone } from '#lib/features/accounts/texts/identity-proof.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { OwnNumber } from './phone-form.tsx';
import { loadProofWords } from './proof-words.ts';

interface PhoneRowProps extends OwnNumber {
  means: IdentityMeans;
  words: Pick<typeof ownPhone, 'title' | 'confirmed' | 'unproved' | 'confirmTitle' | 'addTitle' | 'addHint'>;
}

const toRow = ({ user: { phone, provedPhone }, words }: PhoneRowProps): { label: string; hint: string } => {
  const shown = phone ?? provedPhone;
  if (shown === null) return { label: words.addTitle, hint: words.addHint };
  const value = { phone: toUnbroken({ kind: 'phone', contact: shown }) };
  return shown === provedPhone
    ? { label: words.title, hint: fill(words.confirmed, value) }
    : { label: words.confirmTitle, hint: fill(words.unproved, value) };
};

/** Shows whether the number is confirmed, and leads to confirming, changing or adding it. */
export const PhoneRow = (props: PhoneRowProps) => {
  const { user, means } = props;
  const { locale } = usePageWords();
  const load = async () => {
    const [{ PhoneSheet }, proofWords] = await Promise.all([
      import('./phone-sheet.tsx'),
      loadProofWords(locale),
    ]);
    return function OwnPhone({ onClose }: InSheet) {
      return <PhoneSheet {...{ user, means, proofWords, onClose }} />;
    };
  };
  return <SheetRow icon={<Phone aria-hidden />} {...toRow(props)} load={load} />;
};
