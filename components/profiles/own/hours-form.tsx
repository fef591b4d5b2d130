'use client';

import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormWords } from '#components/form/form-words.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import { Button } from '#components/ui/button.tsx';
import { ToggleChip } from '#components/ui/chip.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { focusNextButton } from '#components/ui/focus-in-place.ts';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { sendWorkerProfile } from '#lib/features/profiles/client/profile-writes.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import {
  mergeAvailability,
  type Availability,
  type AvailabilitySlot,
} from '#lib/features/people/rules/availability.ts';
import { applyPreset, hoursPresets, type HoursPreset } from '#lib/features/people/rules/hours-presets.ts';
import { weekdays, type Weekday } from '#lib/platform/time/india-day.ts';
import type { workingHours } from '#lib/features/profiles/texts/profiles.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { sayRange } from '#lib/platform/i18n/say-range.ts';
import { AddWindow, useNewWindow } from './add-window.tsx';
import { weekdayName, windowText } from './hours-texts.ts';
import { useNewest } from './use-newest.ts';

export interface HoursFormProps {
  /** Null when nothing is saved yet, which allows any time. */
  saved: Availability | null;
  /** The state of the hours that the form shows. */
  madeFrom: string;
  locale: Locale;
  words: typeof workingHours;
  onClose(isSaved: boolean): void;
}

const anyTime: Availability = { weekdays, timeSlots: [] };

const useDraft = (saved: Availability | null) => {
  const [draft, setDraft] = useState(saved ?? anyTime);
  const toggle = (day: Weekday, isOn: boolean): void =>
    setDraft(({ weekdays: days, timeSlots }) =>
      isOn
        ? mergeAvailability({ weekdays: [...days, day], timeSlots })
        : {
            weekdays: days.filter((other) => other !== day),
            // A day with slots counts as a working day, so remove its slots too.
            timeSlots: timeSlots.filter((slot) => slot.day !== day),
          },
    );
  const add = (windows: readonly AvailabilitySlot[]): Availability => {
    const { weekdays: days, timeSlots } = draft;
    const next = mergeAvailability({ weekdays: days, timeSlots: [...timeSlots, ...windows] });
    setDraft(next);
    return next;
  };
  const remove = (at: number): void =>
    setDraft(({ timeSlots, ...rest }) => ({ ...rest, timeSlots: timeSlots.toSpliced(at, 1) }));
  const choose = (preset: HoursPreset): void => setDraft((now) => applyPreset(now, preset));
  return { draft, toggle, add, remove, choose };
};

const useSave = ({ words, madeFrom, onClose }: HoursFormProps) => {
  const formWords = useFormWords();
  const fromNewest = useNewest(madeFrom);
  const [isBusy, setBusy] = useState(false);
  const save = async ({ weekdays: days, timeSlots }: Availability): Promise<void> => {
    setBusy(true);
    try {
      const availability = { weekdays: [...days], timeSlots: [...timeSlots] };
      const saved = fromNewest((version) =>
        sendWorkerProfile({ availability, madeFrom: version }, words.edit),
      );
      const isSaved = (await sendOrWait(saved)) !== null;
      if (isSaved) notify({ title: words.done, description: words.doneHint, variant: 'success' });
      onClose(isSaved);
    } catch (error) {
      const reason = error instanceof ApiError ? `: ${toFailureText(formWords, error)}` : '';
      const description = words.failedHint + reason;
      notify({ title: words.failed, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
};

interface WindowListProps extends Pick<HoursFormProps, 'locale' | 'words'> {
  windows: readonly AvailabilitySlot[];
  onRemove(at: number): void;
}

const WindowList = ({ windows, locale, words, onRemove }: WindowListProps) => {
  const { range } = usePageWords();
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {windows.map((window, at) => {
        const text = windowText(locale, window);
        return (
          <li key={text} className="flex items-center gap-2 pl-4">
            <span className="min-w-0 flex-1 py-2 tabular-nums">
              <SpokenRange text={text} />
            </span>
            <button
              type="button"
              aria-label={fill(words.remove, { slot: sayRange(text, range) })}
              onClick={() => onRemove(at)}
              className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:text-danger"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** The worker's usual week: working days and time slots. */
export const HoursForm = (props: HoursFormProps) => {
  const { saved, locale, words, onClose } = props;
  const { draft, toggle, add, remove, choose } = useDraft(saved);
  const { isBusy, save } = useSave(props);
  const window = useNewWindow(draft.weekdays);
  const slots = useRef<HTMLDivElement>(null);
  const removeAt = (at: number): void => {
    remove(at);
    focusNextButton(slots.current, at);
  };
  // Saves a selected slot even if the user did not tap "add".
  const saveAll = (): void => {
    const windows = window.isBegun ? window.take() : [];
    if (windows) void save(add(windows));
  };
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
      <h2 id="hours-form" tabIndex={-1} className="text-lg font-semibold outline-none">
        {words.title}
      </h2>
      <div role="group" aria-label={words.days} className="flex flex-wrap gap-x-1.5">
        {weekdays.map((day) => (
          <ToggleChip key={day} isOn={draft.weekdays.includes(day)} onToggle={(isOn) => toggle(day, isOn)}>
            {weekdayName(locale, day)}
          </ToggleChip>
        ))}
      </div>
      <div role="group" aria-label={words.quick} className="flex flex-wrap gap-2">
        {hoursPresets.map((preset) => (
          <Button key={preset} variant="outline" size="compact" onClick={() => choose(preset)}>
            {words.presets[preset]}
          </Button>
        ))}
      </div>
      <div ref={slots} className="flex flex-col gap-2">
        <h3 tabIndex={-1} className="font-medium outline-none">
          {words.slots}
        </h3>
        {draft.timeSlots.length === 0 ? (
          <p className="text-sm text-muted">{words.noSlots}</p>
        ) : (
          <WindowList windows={draft.timeSlots} locale={locale} words={words} onRemove={removeAt} />
        )}
      </div>
      <details className="rounded-control border border-line px-4">
        <summary className="flex min-h-12 cursor-pointer items-center font-medium">{words.single}</summary>
        <div className="flex flex-col gap-4 pb-4">
          <AddWindow days={draft.weekdays} window={window} locale={locale} words={words} onAdd={add} />
        </div>
      </details>
      <Button size="block" isHeld={isBusy} aria-busy={isBusy} onClick={saveAll}>
        {isBusy && <Spinner />}
        {isBusy ? words.saving : words.save}
      </Button>
      <Button variant="ghost" size="block" isHeld={isBusy} onClick={() => onClose(false)}>
        {words.cancel}
      </Button>
    </section>
  );
};
