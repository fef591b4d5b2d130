'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { officeLists } from '#lib/features/office/texts/office-lists.en.ts';
import type { officeServices } from '#lib/features/office/texts/office-services.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { useAct, type ActsWords } from './acts.tsx';

interface RemoveServiceProps {
  id: string;
  words: ActsWords & { lists: typeof officeLists; services: typeof officeServices };
}

/** Removes a service after a second tap. */
export const RemoveService = ({ id, words }: RemoveServiceProps) => {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAct(words.errors);
  const remove = async (): Promise<void> => {
    const send = () => api('DELETE /admin/job/{id}', { params: { id } });
    if (isBusy || !(await run(send, words.lists.removed))) return;
    router.push(officePaths.recordsOf('services'));
    router.refresh();
  };
  return (
    <div className="flex flex-col items-start gap-2 px-4">
      {isAsking && <p>{words.lists.removeHint}</p>}
      <Button
        variant={isAsking ? 'destructive' : 'outline'}
        aria-busy={isBusy}
        onClick={() => (isAsking ? void remove() : setAsking(true))}
      >
        {words.services.remove}
      </Button>
    </div>
  );
};
