import { useEffect, useRef } from 'react';
import { CodeField } from '#components/form/code-field.tsx';
import { Alert } from '#components/ui/alert.tsx';
import type { twoFactor } from '#lib/features/accounts/texts/security.en.ts';

export type SecondFactorWords = Pick<typeof twoFactor, 'login' | 'code' | 'codeHint'>;

/** The code of the app, once the password was right. */
export const SecondFactor = ({ words }: { words: SecondFactorWords }) => {
  const place = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was just tapped as what to do next.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className="flex flex-col gap-4">
      <div role="status">
        <Alert>{words.login}</Alert>
      </div>
      <CodeField words={words} />
    </div>
  );
};
