import { Field } from './field.tsx';

interface CodeFieldProps {
  /** The field's name in the contract. */
  name?: string;
  words: { code: string; codeHint?: string };
}

export const CodeField = ({ name = 'code', words }: CodeFieldProps) => (
  <Field
    name={name}
    label={words.code}
    hint={words.codeHint}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    enterKeyHint="go"
  />
);
