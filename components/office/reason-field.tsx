import { useId } from 'react';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';

interface ReasonFieldProps {
  label: string;
  /** Shown when the form was sent without a reason. */
  fault: string | null;
}

/** Asks why a list changes; the audit keeps it. */
export const ReasonField = ({ label, fault }: ReasonFieldProps) => {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name="reason"
        maxLength={300}
        autoComplete="off"
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
      />
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  );
};

/** The typed reason; empty puts the focus on its field. */
export const readReason = (form: HTMLFormElement): string => {
  const field = form.querySelector<HTMLInputElement>('input[name=reason]');
  const reason = field?.value.trim() ?? '';
  if (reason === '') field?.focus();
  return reason;
};
