'use client';

import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { saveFile } from '#components/page/save-file.ts';
import type { TwoFactorWords } from './two-factor-row.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  words: TwoFactorWords;
  onDone(): void;
}

/** Shown once: the server keeps no readable copy. */
export const RecoveryCodes = ({ codes, words, onDone }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const save = (): void =>
    saveFile({ name: 'hunar-recovery-codes.txt', type: 'text/plain', text: `${codes.join('\n')}\n` });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {words.recovery}
        </h3>
        <p className="text-muted">{words.recoveryHint}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 rounded-control border border-line bg-chip p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="outline" size="block" onClick={save}>
        <Download aria-hidden className="size-5" />
        {words.save}
      </Button>
      <Button size="block" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
};
