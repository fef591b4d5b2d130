'use client';

import { Select, type SelectProps } from '#components/ui/select.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type SelectFieldProps = FieldFrameProps & Omit<SelectProps, 'name'>;

/** A question answered from a list of `<option>`s. */
export const SelectField = ({ name, label, hint, isOptional, aside, ...props }: SelectFieldProps) => (
  <FieldFrame {...{ name, label, hint, isOptional, aside }}>
    {(control) => <Select {...props} {...control} />}
  </FieldFrame>
);
