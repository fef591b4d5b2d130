'use client';

import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { Acts, type ActsWords } from './acts.tsx';

interface FactorActsProps {
  user: { _id: string; name: string };
  words: ActsWords & { readonly factors: (typeof officeCodes)['factors'] };
}

export const FactorActs = ({ user: { _id: id, name }, words }: FactorActsProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const [setupCode, setSetupCode] = useState<string | null>(null);
  const { remove, code, codeHint } = words.factors;
  const send = async (reason: string): Promise<void> => {
    const { data } = await api('DELETE /admin/users/{id}/second-factor', {
      params: { id },
      body: { reason },
    });
    setSetupCode(data.setupCode);
  };
  if (setupCode !== null) return <Alert title={`${code}: ${setupCode}`}>{fill(codeHint, { name })}</Alert>;
  return (
    <Acts
      acts={[{ key: 'factors', words: remove, isGrave: true, send }]}
      words={words}
      chosen={chosen}
      onChoose={setChosen}
      onDone={() => setChosen(null)}
    />
  );
};
