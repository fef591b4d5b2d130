'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { officeLists } from '#lib/features/office/texts/office-lists.en.ts';
import type { officeServices } from '#lib/features/office/texts/office-services.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';

interface RemoveServiceProps {
  id: string;
  words: ActsWords & { lists: typeof officeLists; services: typeof officeServices };
}

/** Removes a service, with the reason. */
export const RemoveService = ({ id, words }: RemoveServiceProps) => {
  const { lists, services } = words;
  const router = useRouter();
  const [chosen, choose] = useState<number | null>(null);
  const act: Act = {
    key: 'remove',
    isGrave: true,
    isLeaving: true,
    words: { label: services.remove, effect: lists.removeHint, field: lists.reason, done: lists.removed },
    send: (reason) => api('DELETE /admin/job/{id}', { params: { id }, body: { reason } }),
  };
  const done = (): void => {
    router.push(officePaths.recordsOf('services'));
    router.refresh();
  };
  return (
    <div className="px-4">
      <Acts isSecondary acts={[act]} words={words} chosen={chosen} onChoose={choose} onDone={done} />
    </div>
  );
};
