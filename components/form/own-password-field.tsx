import { Field } from './field.tsx';

/** Asks for the account's password again before a sensitive change. */
export const OwnPasswordField = ({ label, name = 'password' }: { label: string; name?: string }) => (
  <Field name={name} label={label} type="password" autoComplete="current-password" enterKeyHint="go" />
);
