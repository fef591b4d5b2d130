import { Field } from './field.tsx';

/** The password of the account, where something needs it once more. */
export const OwnPasswordField = ({ label }: { label: string }) => (
  <Field name="password" label={label} type="password" autoComplete="current-password" enterKeyHint="go" />
);
