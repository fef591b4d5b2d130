import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import type { office } from '#lib/features/office/texts/office.en.ts';

export interface Choice {
  readonly name: string;
  readonly label: string;
  /** Shown first, so that a choice has to be made. */
  readonly placeholder?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** An admin's words and choices for an act. */
export interface Decision {
  readonly text: string;
  readonly chosen: Readonly<Record<string, string>>;
}

const Fault = ({ id, text }: { id: string; text: string }) => (
  <p id={id} role="alert" className="text-sm text-danger">
    {text}
  </p>
);

interface ChoiceFieldProps {
  choice: Choice;
  value: string;
  isMissing: boolean;
  onChoose(value: string): void;
}

const ChoiceField = ({ choice, value, isMissing, onChoose }: ChoiceFieldProps) => {
  const id = useId();
  const { label, placeholder, options } = choice;
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-fault` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {isMissing && <Fault id={`${id}-fault`} text={placeholder ?? ''} />}
    </div>
  );
};

const firstChoices = (choices: readonly Choice[]): Record<string, string> =>
  Object.fromEntries(
    choices.map(({ name, placeholder, options }) => [
      name,
      placeholder === undefined ? (options[0]?.value ?? '') : '',
    ]),
  );

interface Rules {
  /** Whether the text may be empty. */
  isTextOptional?: boolean;
  /** The most characters of the text, and the fault of a longer one. */
  limit?: { readonly max: number; readonly fault: string };
}

interface DecisionFormProps extends Rules {
  label: string;
  choices?: readonly Choice[];
  /** As it was written before. */
  draft?: Decision;
  /** Above the fields, with the ids of the parts that describe the text; a note is read before anything is typed. */
  before?: { readonly parts: ReactNode; readonly ids: readonly string[] };
  button: {
    readonly label: ReactNode;
    readonly isGrave?: boolean;
    readonly isBusy?: boolean;
  };
  words: (typeof office)['act'];
  onReady(decision: Decision): void;
  onCancel(): void;
}

const findFault = (
  text: string,
  { isTextOptional = false, limit }: Rules,
  missing: string,
): string | undefined => {
  if (text === '') return isTextOptional ? undefined : missing;
  return limit && countCodePoints(text) > limit.max ? limit.fault : undefined;
};

/** The fields of a decision, what they lack, and sending it once they lack nothing. */
const useDecision = ({ choices = [], draft, words, onReady, ...rules }: DecisionFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(draft?.text ?? '');
  const [chosen, setChosen] = useState(() => ({ ...firstChoices(choices), ...draft?.chosen }));
  const [wasSent, setSent] = useState(false);
  const text = typed.trim();
  const fault = findFault(text, rules, words.missing);
  const isOpen = ({ name, placeholder }: Choice): boolean => placeholder !== undefined && chosen[name] === '';
  // Focused first: on a phone, focusing the field would scroll past what has to be read before.
  useEffect(() => (form.current?.querySelector<HTMLElement>('[role=note]') ?? field.current)?.focus(), []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (rules.button.isBusy) return;
    setSent(true);
    if (fault !== undefined) field.current?.focus();
    else if (!choices.some(isOpen)) onReady({ text, chosen });
  };
  return {
    ...{ form, field, typed, setTyped, chosen, submit },
    ...{ count: countCodePoints(text), fault: wasSent ? fault : undefined },
    choose: (name: string, value: string) => setChosen((before) => ({ ...before, [name]: value })),
    lacks: (choice: Choice) => wasSent && isOpen(choice),
  };
};

/** Asks for the text of an act and for what has to be chosen. Escape leaves it; Ctrl and Enter send it. */
export const DecisionForm = (props: DecisionFormProps) => {
  const { label, choices = [], before, limit, isTextOptional, button, words, onCancel } = props;
  const id = useId();
  const { form, field, typed, setTyped, chosen, submit, count, fault, choose, lacks } = useDecision(props);
  const describing = [...(before?.ids ?? []), ...(fault === undefined ? [] : [`${id}-fault`])];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      {before?.parts}
      {choices.map((choice) => (
        <ChoiceField
          key={choice.name}
          choice={choice}
          value={chosen[choice.name] ?? ''}
          isMissing={lacks(choice)}
          onChoose={(value) => choose(choice.name, value)}
        />
      ))}
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>
          {label} {isTextOptional && words.optional}
        </Label>
        <Textarea
          id={id}
          ref={field}
          value={typed}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={describing.join(' ') || undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          counter={limit && { count, max: limit.max }}
        />
        {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={button.isGrave ? 'destructive' : 'primary'} aria-busy={button.isBusy}>
          {button.label}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};
