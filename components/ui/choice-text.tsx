export interface ChoiceTextProps {
  label: string;
  hint?: string | undefined;
}

interface TextIds {
  labelId?: string;
  hintId?: string;
}

/** The label and hint beside a checkbox, radio button or switch. */
export const ChoiceText = ({ label, hint, labelId, hintId }: ChoiceTextProps & TextIds) => (
  <span className="min-w-0 flex-1 py-2.5">
    <span id={labelId} className="block leading-snug">
      {label}
    </span>
    {hint && (
      <span id={hintId} className="block text-sm text-muted">
        {hint}
      </span>
    )}
  </span>
);
