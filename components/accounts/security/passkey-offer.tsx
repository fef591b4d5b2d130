'use client';

import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { whenIdle } from '#components/ui/when-idle.ts';
import { shouldOfferPasskey } from '#lib/features/accounts/client/mention-passkey.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { PasskeyWords } from './passkey-panel.tsx';
import { loadProofWords } from './proof-words.ts';
import { readOwnNumber } from './read-own-number.ts';

interface PasskeyOfferProps {
  hint: string;
  words: PasskeyWords;
}

const isOffered = async (): Promise<boolean> => {
  const { data } = await api('GET /auth/passkeys');
  return data.length === 0 && (await shouldOfferPasskey());
};

/** Offers a passkey in a list of actions, once per browser and only where the device can make one. */
export const PasskeyOffer = ({ hint, words }: PasskeyOfferProps) => {
  const { locale } = usePageWords();
  const [isShown, setShown] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        isOffered().then(setShown, () => undefined);
      }),
    [],
  );
  const load = async () => {
    const [{ PasskeyPanel }, proofWords, formWords, { means }] = await Promise.all([
      import('./passkey-panel.tsx'),
      loadProofWords(locale),
      loadFormWords(locale),
      readOwnNumber(),
    ]);
    return function OfferedPasskey({ onClose }: InSheet) {
      return (
        <FormWordsProvider words={formWords}>
          <PasskeyPanel keys={[]} {...{ words, means, proofWords, onClose }} />
        </FormWordsProvider>
      );
    };
  };
  return (
    isShown && (
      <li>
        <SheetRow icon={<Fingerprint aria-hidden />} label={words.title} hint={hint} load={load} />
      </li>
    )
  );
};
