import { Field } from '#components/form/field.tsx';

interface EmailFieldProps {
  label: string;
  hint?: string | undefined;
  enterKeyHint?: 'next' | 'send';
}

export const EmailField = ({ label, hint, enterKeyHint = 'next' }: EmailFieldProps) => (
  <Field
    name="email"
    label={label}
    hint={hint}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    enterKeyHint={enterKeyHint}
  />
);
