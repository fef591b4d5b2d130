import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';

interface AskField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'date';
  /** Makes the field a list; the first choice has an empty value. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

interface AskFormProps {
  action: string;
  fields: readonly AskField[];
  hidden?: Readonly<Record<string, string>>;
  submit: string;
}

/** A form whose fields end up in the URL, so that the result can be shared and restored. */
export const AskForm = ({ action, fields, hidden = {}, submit }: AskFormProps) => {
  const id = useId();
  return (
    <form action={action} role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, value, type, choices }) => (
        <div key={name} className="flex min-w-0 flex-auto basis-[14rem] flex-col gap-1.5">
          <Label htmlFor={`${id}-${name}`}>{label}</Label>
          {choices ? (
            <Select id={`${id}-${name}`} name={name} defaultValue={value}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...{ id: `${id}-${name}`, name, type, defaultValue: value, maxLength: 100 }}
              autoComplete="off"
            />
          )}
        </div>
      ))}
      <Button type="submit">{submit}</Button>
    </form>
  );
};
