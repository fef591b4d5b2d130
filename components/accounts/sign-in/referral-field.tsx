'use client';

import { useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { Button } from '#components/ui/button.tsx';
import type { signIn } from '#lib/features/accounts/texts/sign-in.en.ts';

interface ReferralFieldProps {
  words: Pick<(typeof signIn)['register'], 'haveCode' | 'code' | 'codeHint'>;
  /** The link that led here carries one. */
  hasCode: boolean;
}

/** A friend's code; most people have none, so the field waits behind a tap. */
export const ReferralField = ({ words, hasCode }: ReferralFieldProps) => {
  const [isOpen, setOpen] = useState(hasCode);
  if (!isOpen)
    return (
      <Button variant="link" size="flush" className="self-start" onClick={() => setOpen(true)}>
        {words.haveCode}
      </Button>
    );
  return (
    <Field
      name="referralCode"
      label={words.code}
      hint={words.codeHint}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
};
