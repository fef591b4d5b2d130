'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { notify, type Notice } from '#components/ui/notify.ts';
import { Select } from '#components/ui/select.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { ActWords, office } from '#lib/features/office/texts/office.en.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';

interface Choice {
  readonly name: string;
  readonly label: string;
  /** Shown first, so that a choice has to be made. */
  readonly placeholder?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** An admin's decision with its reason. */
export interface Act {
  readonly key: string;
  readonly words: ActWords;
  /** Whether the text may be empty. */
  readonly isTextOptional?: boolean;
  readonly isGrave?: boolean;
  /** Another page follows at once. */
  readonly isLeaving?: boolean;
  /** Shown above the text field. */
  readonly warnings?: readonly string[];
  /** Each starts with its placeholder or its first option. */
  readonly choices?: readonly Choice[];
  send(text: string, chosen: Readonly<Record<string, string>>): Promise<unknown>;
}

export interface ActsWords {
  readonly act: (typeof office)['act'];
  readonly errors: Partial<Record<ErrorCode | 'unknown', string>>;
}

interface ActFormProps {
  act: Act;
  words: ActsWords;
  onCancel(): void;
  onDone(): void;
}

/** The call succeeded but changed nothing, or could not apply. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Runs an admin's action and reports success or the reason for failure. */
export const useAct = (errors: ActsWords['errors']) => {
  const { failed, failedHint } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>, said: Notice | string | null): Promise<boolean> => {
    setBusy(true);
    try {
      // Right after loading, the token may still be on its way.
      await findSession();
      await send();
      const notice = typeof said === 'string' ? { title: said } : said;
      if (notice) notify({ variant: 'success', ...notice });
      return true;
    } catch (error) {
      const isRefusal = error instanceof ApiError || error instanceof Refused;
      const why = isRefusal ? errors[error.code] : undefined;
      notify({ title: why ?? failed, description: why ? undefined : failedHint, variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
};

const firstChoices = (choices: Act['choices'] = []): Record<string, string> =>
  Object.fromEntries(
    choices.map(({ name, placeholder, options }) => [
      name,
      placeholder === undefined ? (options[0]?.value ?? '') : '',
    ]),
  );

export const Fault = ({ id, text }: { id: string; text: string }) => (
  <p id={id} role="alert" className="text-sm text-danger">
    {text}
  </p>
);

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: Readonly<Record<string, string>>;
  /** The placeholder of the missing choice. */
  fault: string | null;
  onChoose(name: string, value: string): void;
}

const Choices = ({ choices, chosen, fault, onChoose }: ChoicesProps) => {
  const id = useId();
  return choices.map(({ name, label, placeholder, options }) => (
    <div key={name} className="flex flex-col gap-1.5">
      <Label htmlFor={`${id}-${name}`}>{label}</Label>
      <Select
        id={`${id}-${name}`}
        value={chosen[name]}
        aria-invalid={(fault !== null && fault === placeholder) || undefined}
        onChange={({ target }) => onChoose(name, target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {fault !== null && fault === placeholder && <Fault id={`${id}-${name}-fault`} text={fault} />}
    </div>
  ));
};

interface FormButtonsProps {
  act: Act;
  isBusy: boolean;
  cancel: string;
  onCancel(): void;
}

const FormButtons = ({ act, isBusy, cancel, onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" variant={act.isGrave ? 'destructive' : 'primary'} aria-busy={isBusy}>
      {isBusy && <Spinner />}
      {act.words.label}
    </Button>
    <Button variant="outline" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);

// Focused first: on a phone, focusing the field would scroll past what has to be read before.
const Before = ({ id, act: { words, warnings } }: { id: string; act: Act }) => (
  <>
    {words.effect !== '' && <p id={`${id}-effect`}>{words.effect}</p>}
    {warnings && (
      <div
        id={`${id}-warnings`}
        role="note"
        tabIndex={-1}
        className="flex scroll-my-20 flex-col gap-2 rounded-control bg-chip p-3 font-medium outline-none"
      >
        {warnings.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )}
  </>
);

const describedBy = (id: string, { words, warnings }: Act, isMissing: boolean): string | undefined =>
  [words.effect && `${id}-effect`, warnings && `${id}-warnings`, isMissing && `${id}-fault`]
    .filter(Boolean)
    .join(' ') || undefined;

const ActForm = ({ act, words, onCancel, onDone }: ActFormProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [unchosen, setUnchosen] = useState<string | null>(null);
  const [chosen, choose] = useState(() => firstChoices(act.choices));
  const { isBusy, run } = useAct(words.errors);
  useEffect(() => {
    const warnings = document.getElementById(`${id}-warnings`);
    (warnings ?? field.current)?.focus();
  }, [id]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const reason = text.trim();
    const left = act.choices?.find(({ name }) => chosen[name] === '')?.placeholder ?? null;
    setUnchosen(left);
    setMissing(reason === '' && !act.isTextOptional);
    if (left !== null) return;
    const notice = { title: act.words.done, isLeaving: act.isLeaving ?? false };
    if (reason === '' && !act.isTextOptional) field.current?.focus();
    else void run(() => act.send(reason, chosen), notice).then((isDone) => isDone && onDone());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Before id={id} act={act} />
      <Choices
        choices={act.choices ?? []}
        chosen={chosen}
        fault={unchosen}
        onChoose={(name, value) => choose((before) => ({ ...before, [name]: value }))}
      />
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>
          {act.words.field} {act.isTextOptional && words.act.optional}
        </Label>
        <Textarea
          id={id}
          ref={field}
          value={text}
          aria-invalid={isMissing || undefined}
          aria-describedby={describedBy(id, act, isMissing)}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {isMissing && <Fault id={`${id}-fault`} text={words.act.missing} />}
      </div>
      <FormButtons act={act} isBusy={isBusy} cancel={words.act.cancel} onCancel={onCancel} />
    </form>
  );
};

interface ActsProps {
  acts: readonly Act[];
  words: ActsWords;
  /** The action being filled in; null for none. */
  chosen: number | null;
  /** Shows the shortcut key of each action. */
  hasKeys?: boolean;
  /** Where the page has another main action. */
  isSecondary?: boolean;
  onChoose(at: number | null): void;
  onDone(): void;
}

/** Gives the focus back to the button of an action when its form closes. */
const useFocusBack = (chosen: number | null) => {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen === null && before.current !== null)
      buttons.current?.querySelectorAll('button')[before.current]?.focus();
    before.current = chosen;
  }, [chosen]);
  return buttons;
};

/** The available actions; each explains itself and asks for a reason first. */
export const Acts = ({ acts, words, chosen, onChoose, onDone, ...look }: ActsProps) => {
  const buttons = useFocusBack(chosen);
  const act = chosen === null ? undefined : acts[chosen];
  if (act)
    return <ActForm key={act.key} act={act} words={words} onCancel={() => onChoose(null)} onDone={onDone} />;
  return (
    <div ref={buttons} className="flex flex-wrap gap-2">
      {acts.map(({ key, words: { label } }, at) => (
        <Button
          key={key}
          variant={at === 0 && !look.isSecondary ? 'primary' : 'outline'}
          size={look.isSecondary ? 'compact' : undefined}
          onClick={() => onChoose(at)}
        >
          {label}
          {look.hasKeys && (
            <kbd aria-hidden className="hidden font-sans text-sm opacity-80 lg:inline">
              {at + 1}
            </kbd>
          )}
        </Button>
      ))}
    </div>
  );
};
