'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { officeKeys } from '#lib/features/office/texts/office-keys.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { useAct, type ActsWords } from './acts.tsx';

interface RevokeKeyProps {
  id: string;
  name: string;
  words: ActsWords & { readonly keys: typeof officeKeys };
}

/** Revokes a key after a second tap. */
export const RevokeKey = ({ id, name, words }: RevokeKeyProps) => {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, run } = useAct(words.errors);
  const { label, named, hint, done } = words.keys.revoke;
  const revoke = async (): Promise<void> => {
    const send = () => api('DELETE /admin/api-keys/{id}', { params: { id } });
    if (!isBusy && (await run(send, done))) router.refresh();
  };
  const keep = (): void => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {isAsking && <p className="text-sm">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          size="compact"
          variant={isAsking ? 'destructive' : 'outline'}
          aria-label={fill(named, { name })}
          aria-busy={isBusy}
          onClick={() => (isAsking ? void revoke() : setAsking(true))}
        >
          {label}
        </Button>
        {isAsking && (
          <Button size="compact" variant="outline" onClick={keep}>
            {words.act.cancel}
          </Button>
        )}
      </div>
    </div>
  );
};
