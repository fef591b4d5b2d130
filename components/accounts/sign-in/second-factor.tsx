import { useEffect, useRef } from 'react';
import { CodeField } from '#components/form/code-field.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { twoFactor } from '#lib/features/accounts/texts/security.en.ts';

export type SecondFactorWords = Pick<typeof twoFactor, 'login' | 'code' | 'codeHint'>;

/** Asks for the authenticator code after the password was accepted. */
const SecondFactor = ({ words }: { words: SecondFactorWords }) => {
  const place = useRef<HTMLDivElement>(null);
  // The tapped button is replaced, so focus moves to the code.
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

/** Returns how to ask for the second factor after a refused login; throws any other error. */
export const toSecondFactor = (error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== 'totp_required') throw error;
  const { data } = error;
  const isAsked = typeof data === 'object' && data !== null && 'challenge' in data;
  const challenge = isAsked && typeof data.challenge === 'string' ? data.challenge : '';
  return { SecondFactor, fixed: { challenge } };
};

export type SecondFactorQuestion = ReturnType<typeof toSecondFactor>;
