import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ChoiceText, type ChoiceTextProps } from './choice-text.tsx';
import { cn } from './cn.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & ChoiceTextProps;

/** A checkbox; the whole line can be tapped. */
export const Checkbox = ({ label, hint, className, ...props }: CheckboxProps) => (
  <label data-slot="checkbox" className={cn('flex min-h-12 items-start gap-3', className)}>
    <span className="relative mt-2.5 grid size-6 shrink-0 place-items-center text-brand-ink">
      <input
        type="checkbox"
        className="peer absolute inset-0 appearance-none rounded-md border-2 border-field bg-card checked:border-brand checked:bg-brand disabled:opacity-60 aria-invalid:border-danger"
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none invisible relative size-4 peer-checked:visible"
      />
    </span>
    <ChoiceText label={label} hint={hint} />
  </label>
);
