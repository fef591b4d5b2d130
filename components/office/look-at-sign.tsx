'use client';

import type { ActWords } from '#lib/features/office/texts/office.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { ActsWords } from './acts.tsx';
import { PageActs } from './page-acts.tsx';

interface LookAtSignProps {
  sign: { _id: string; newestAt: string };
  words: ActsWords & { look: ActWords };
}

/** Marks a sign as looked at, with the reason. */
export const LookAtSign = ({ sign: { _id: id, newestAt }, words }: LookAtSignProps) => {
  const send = (reason: string) =>
    api('PUT /admin/signs/{id}', { params: { id }, body: { reason, newestAt } });
  return <PageActs acts={[{ key: 'look', words: words.look, send }]} words={words} />;
};
