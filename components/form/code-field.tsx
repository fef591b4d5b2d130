import { Field } from './field.tsx';

interface CodeFieldProps {
  words: { code: string; codeHint?: string };
}

/** The code of an authenticator app. */
export const CodeField = ({ words }: CodeFieldProps) => (
  <Field
    name="code"
    label={words.code}
    hint={words.codeHint}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    enterKeyHint="go"
  />
);
