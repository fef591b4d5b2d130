'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ActWords } from '#lib/features/office/texts/office.en.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';

interface SwitchActProps {
  isOn: boolean;
  words: ActsWords & { readonly acts: { readonly on: ActWords; readonly off: ActWords } };
  /** Switches to the other state. */
  send(isOn: boolean, reason: string): Promise<unknown>;
}

/** A switch that explains what it does and asks for the reason. */
export const SwitchAct = ({ isOn, words, send }: SwitchActProps) => {
  const router = useRouter();
  const [chosen, choose] = useState<number | null>(null);
  const act: Act = {
    key: isOn ? 'off' : 'on',
    words: isOn ? words.acts.off : words.acts.on,
    isGrave: isOn,
    send: (reason) => send(!isOn, reason),
  };
  const done = (): void => {
    choose(null);
    router.refresh();
  };
  if (chosen === null)
    return (
      <Button variant="outline" size="compact" className="self-start" onClick={() => choose(0)}>
        {act.words.label}
      </Button>
    );
  return <Acts acts={[act]} words={words} chosen={chosen} onChoose={choose} onDone={done} />;
};
