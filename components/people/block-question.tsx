'use client';

import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { SafetyProps } from './safety-words.ts';

/** Asks for confirmation before blocking a person. */
export const BlockQuestion = ({ person, words, onBlocked, onClose }: SafetyProps) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const block = async (): Promise<void> => {
    setState('busy');
    try {
      await api('PUT /users/{id}/block', { params: { id: person._id } });
      onBlocked(onClose);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <p className="text-muted">{words.blockQuestion}</p>
      <div role="alert">{state === 'failed' && <Alert variant="destructive">{words.failed}</Alert>}</div>
      <Button variant="outline" size="block" onClick={onClose}>
        {words.keep}
      </Button>
      <Button
        variant="destructive"
        size="block"
        isHeld={state === 'busy'}
        aria-busy={state === 'busy'}
        onClick={() => void block()}
      >
        {state === 'busy' && <Spinner />}
        {words.block}
      </Button>
    </>
  );
};
