'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { notify } from '#components/ui/notify.ts';
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
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Something that an admin decides, with its reason. */
export interface Act {
  readonly key: string;
  readonly words: ActWords;
  /** Whether it can do without a text. */
  readonly isTextOptional?: boolean;
  readonly isGrave?: boolean;
  /** What is chosen beside the text, each with its first option at the start. */
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

/** What was to be done is so already, or cannot be, although the call went well. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Does something that an admin decided: says that it is done, or why it is not. */
export const useAct = (errors: ActsWords['errors']) => {
  const { failed, failedHint } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>, said: string | null): Promise<boolean> => {
    setBusy(true);
    try {
      // Right after a page has opened, its token may still be on the way.
      await findSession();
      await send();
      if (said !== null) notify({ title: said, variant: 'success' });
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

const firstOf = (choices: Act['choices'] = []): Record<string, string> =>
  Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? '']));

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: Readonly<Record<string, string>>;
  onChoose(name: string, value: string): void;
}

const Choices = ({ choices, chosen, onChoose }: ChoicesProps) => {
  const id = useId();
  return choices.map(({ name, label, options }) => (
    <div key={name} className="flex flex-col gap-1.5">
      <Label htmlFor={`${id}-${name}`}>{label}</Label>
      <Select
        id={`${id}-${name}`}
        value={chosen[name]}
        onChange={({ target }) => onChoose(name, target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  ));
};

const Missing = ({ id, text }: { id: string; text: string }) => (
  <p id={id} role="alert" className="text-sm text-danger">
    {text}
  </p>
);

const ActForm = ({ act, words, onCancel, onDone }: ActFormProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [chosen, choose] = useState(() => firstOf(act.choices));
  const { isBusy, run } = useAct(words.errors);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const given = text.trim();
    setMissing(given === '' && !act.isTextOptional);
    if (given === '' && !act.isTextOptional) field.current?.focus();
    else void run(() => act.send(given, chosen), act.words.done).then((isDone) => isDone && onDone());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const described = [act.words.effect && `${id}-effect`, isMissing && `${id}-fault`].filter(Boolean);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {act.words.effect !== '' && <p id={`${id}-effect`}>{act.words.effect}</p>}
      <Choices
        choices={act.choices ?? []}
        chosen={chosen}
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
          aria-describedby={described.join(' ') || undefined}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {isMissing && <Missing id={`${id}-fault`} text={words.act.missing} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={act.isGrave ? 'destructive' : 'primary'} aria-busy={isBusy}>
          {isBusy && <Spinner />}
          {act.words.label}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.act.cancel}
        </Button>
      </div>
    </form>
  );
};

interface ActsProps {
  acts: readonly Act[];
  words: ActsWords;
  /** Which one is being written; null: none. */
  chosen: number | null;
  /** Shows the key that chooses each. */
  hasKeys?: boolean;
  onChoose(at: number | null): void;
  onDone(): void;
}

/** What can be decided here; each says what it does and asks for its reason before it does it. */
export const Acts = ({ acts, words, chosen, hasKeys = false, onChoose, onDone }: ActsProps) => {
  const act = chosen === null ? undefined : acts[chosen];
  if (act)
    return <ActForm key={act.key} act={act} words={words} onCancel={() => onChoose(null)} onDone={onDone} />;
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map(({ key, words: { label } }, at) => (
        <Button key={key} variant={at === 0 ? 'primary' : 'outline'} onClick={() => onChoose(at)}>
          {label}
          {hasKeys && (
            <kbd aria-hidden className="hidden font-sans text-sm opacity-80 lg:inline">
              {at + 1}
            </kbd>
          )}
        </Button>
      ))}
    </div>
  );
};
