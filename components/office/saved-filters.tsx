'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { chipFaceClass, chipTapClass } from '#components/ui/chip.tsx';
import { cn } from '#components/ui/cn.ts';
import { focusMain } from '#components/ui/focus-in-place.ts';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { MAX_FILTER_NAME } from '#lib/features/office/contracts/filter-limits.ts';
import type { FilterChoice } from '#lib/features/office/contracts/saved-filters.ts';
import type { officeFilters } from '#lib/features/office/texts/office-filters.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { useAct, type ActsWords } from './acts.tsx';

/** A saved filter with the address of its list. */
interface FilterChip {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly isShown: boolean;
  readonly isOutdated: boolean;
}

type Words = ActsWords & { readonly filters: typeof officeFilters };

interface ChipProps {
  chip: FilterChip;
  words: Words;
  onRemoved(): void;
}

const FilterLink = ({ chip, words, onRemoved }: ChipProps) => {
  const { isBusy, run } = useAct(words.errors);
  const { filters } = words;
  const { id, name, href, isShown, isOutdated } = chip;
  const remove = async (): Promise<void> => {
    const send = () => api('DELETE /admin/saved-filters/{id}', { params: { id } });
    if (await run(send, filters.removed)) onRemoved();
  };
  return (
    <li className="flex max-w-full items-center">
      <Link
        href={href}
        prefetch={false}
        aria-current={isShown ? 'true' : undefined}
        className={cn(chipTapClass, 'min-w-0')}
      >
        <span
          className={cn(
            chipFaceClass,
            'min-w-0 border border-field bg-card wrap-anywhere group-aria-[current]/chip:border-brand group-aria-[current]/chip:bg-tint group-aria-[current]/chip:text-brand',
          )}
        >
          <span lang={guessLanguage(name)}>{name}</span>
          {isOutdated && <span className="font-normal">({filters.outdated})</span>}
        </span>
      </Link>
      <button
        type="button"
        aria-label={fill(filters.remove, { name })}
        aria-busy={isBusy}
        onClick={() => !isBusy && void remove()}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-chip"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
};

interface SaveFormProps {
  choice: FilterChoice;
  saved: readonly Pick<FilterChip, 'id' | 'name'>[];
  words: Words;
  onClose(): void;
}

const toSmall = (name: string): string => name.toLocaleLowerCase('en');

const FieldNote = ({ id, text, isFault }: { id: string; text: string | undefined; isFault: boolean }) =>
  text && (
    <p id={id} role="status" className={cn('text-sm', isFault && 'text-danger')}>
      {text}
    </p>
  );

const SaveForm = ({ choice, saved, words, onClose }: SaveFormProps) => {
  const id = useId();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  // Another tab saved one of this name: once it is listed, the form says what it replaces.
  const onRefused = (code: string): void => void (code === 'filter_exists' && router.refresh());
  const { isBusy, run } = useAct(words.errors, onRefused);
  const { filters } = words;
  useEffect(() => field.current?.focus(), []);
  const name = typed.trim().replace(/\s+/g, ' ');
  const isMissing = wasSent && name === '';
  const replaced = saved.find((one) => toSmall(one.name) === toSmall(name));
  const note = isMissing ? words.act.missing : replaced && fill(filters.replaces, { name: replaced.name });
  const send = async (): Promise<void> => {
    const put = () =>
      api('PUT /admin/saved-filters', { body: { ...choice, name, replaces: replaced?.id ?? null } });
    if (!(await run(put, filters.saved))) return;
    onClose();
    router.refresh();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    setSent(true);
    if (name === '') field.current?.focus();
    else void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Label htmlFor={id}>{filters.name}</Label>
      <Input
        {...{ id, value: typed, maxLength: MAX_FILTER_NAME, autoComplete: 'off', className: 'max-w-md' }}
        ref={field}
        aria-invalid={isMissing || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <FieldNote id={`${id}-note`} text={note} isFault={isMissing} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" aria-busy={isBusy}>
          {isBusy && <Spinner />}
          {filters.submit}
        </Button>
        <Button variant="outline" size="compact" onClick={onClose}>
          {words.act.cancel}
        </Button>
      </div>
    </form>
  );
};

interface SavedFiltersProps {
  chips: readonly FilterChip[];
  /** The filter of the page; null while it cannot be saved. */
  choice: FilterChoice | null;
  /** Why it cannot be saved. */
  refusal: string | null;
  words: Words;
}

/** An admin's saved filters of a list, and the button that saves the present one. */
export const SavedFilters = ({ chips, choice, refusal, words }: SavedFiltersProps) => {
  const router = useRouter();
  const opener = useRef<HTMLButtonElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [gone, setGone] = useState<readonly string[]>([]);
  const { filters } = words;
  const left = chips.filter(({ id }) => !gone.includes(id));
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) (opener.current ?? document.body).focus();
    wasSaving.current = isSaving;
  }, [isSaving]);
  // The button that had the focus is gone with its filter.
  useEffect(() => {
    if (gone.length > 0 && document.activeElement === document.body) focusMain();
  }, [gone]);
  const remove = (id: string): void => {
    setGone((before) => [...before, id]);
    router.refresh();
  };
  if (left.length === 0 && !choice && !refusal) return null;
  return (
    <section aria-label={filters.title} className="flex flex-col gap-2">
      {left.length > 0 && (
        <ul className="flex flex-wrap gap-x-2">
          {left.map((chip) => (
            <FilterLink key={chip.id} chip={chip} words={words} onRemoved={() => remove(chip.id)} />
          ))}
        </ul>
      )}
      {left.some(({ isShown, isOutdated }) => isShown && isOutdated) && (
        <p role="note" className="rounded-control bg-tint-warm p-3">
          {filters.outdatedHint}
        </p>
      )}
      {refusal && <p className="text-sm text-muted">{refusal}</p>}
      {choice && !isSaving && (
        <Button
          ref={opener}
          variant="outline"
          size="compact"
          className="self-start"
          onClick={() => setSaving(true)}
        >
          {filters.save}
        </Button>
      )}
      {choice && isSaving && (
        <SaveForm choice={choice} saved={left} words={words} onClose={() => setSaving(false)} />
      )}
    </section>
  );
};
