import type { ComponentProps } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoiceText } from './choice-text.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
}

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> & {
  legend: string;
  options: readonly RadioOption[];
  /** The selected value if the caller controls it; otherwise the browser does. */
  value?: string | undefined;
  defaultValue?: string | undefined;
};

const checkedProps = (
  { value, defaultValue }: Pick<RadioGroupProps, 'value' | 'defaultValue'>,
  own: string,
) => (value === undefined ? { defaultChecked: defaultValue === own } : { checked: value === own });

/** A few visible radio buttons; arrow keys move between them. */
export const RadioGroup = ({
  legend,
  options,
  value,
  defaultValue,
  'aria-invalid': isInvalid,
  'aria-required': isRequired,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupProps) => (
  <ChoiceGroup
    legend={legend}
    aria-invalid={isInvalid}
    aria-required={isRequired}
    aria-describedby={describedBy}
    className="flex flex-col"
  >
    {options.map((option) => (
      <label key={option.value} className="flex min-h-12 items-start gap-3 has-disabled:text-muted">
        <input
          {...props}
          {...checkedProps({ value, defaultValue }, option.value)}
          type="radio"
          value={option.value}
          disabled={option.isDisabled}
          className="mt-2.5 grid size-6 shrink-0 appearance-none place-items-center rounded-full border-2 border-field bg-card before:size-3 before:rounded-full checked:border-brand checked:before:bg-brand disabled:opacity-60"
        />
        <ChoiceText label={option.label} hint={option.hint} />
      </label>
    ))}
  </ChoiceGroup>
);
