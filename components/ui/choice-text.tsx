export interface ChoiceTextProps {
  label: string;
  hint?: string | undefined;
}

/** The label and hint beside a checkbox, radio button or switch. */
export const ChoiceText = ({ label, hint }: ChoiceTextProps) => (
  <span className="min-w-0 flex-1 py-2.5">
    <span className="block leading-snug">{label}</span>
    {hint && <span className="block text-sm text-muted">{hint}</span>}
  </span>
);
