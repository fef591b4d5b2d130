import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';

interface AskField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface AskFormProps {
  action: string;
  fields: readonly AskField[];
  /** What goes with it unseen. */
  hidden?: Readonly<Record<string, string>>;
  submit: string;
}

/** Fields that end up in the address: what was asked can be sent on and comes back with the page. */
export const AskForm = ({ action, fields, hidden = {}, submit }: AskFormProps) => {
  const id = useId();
  return (
    <form action={action} role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, value }) => (
        <div key={name} className="flex min-w-0 flex-auto basis-56 flex-col gap-1.5">
          <Label htmlFor={`${id}-${name}`}>{label}</Label>
          <Input id={`${id}-${name}`} name={name} defaultValue={value} maxLength={100} autoComplete="off" />
        </div>
      ))}
      <Button type="submit">{submit}</Button>
    </form>
  );
};
