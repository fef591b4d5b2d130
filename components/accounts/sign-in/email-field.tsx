import { Field } from '#components/form/field.tsx';

interface EmailFieldProps {
  label: string;
  /** What the keyboard's big key says. */
  enterKeyHint?: 'next' | 'send';
}

/** The address that names an account. */
export const EmailField = ({ label, enterKeyHint = 'next' }: EmailFieldProps) => (
  <Field
    name="email"
    label={label}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    enterKeyHint={enterKeyHint}
  />
);
