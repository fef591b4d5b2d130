'use client';

import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormWords } from '#components/form/form-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { AvailabilitySlot } from '#lib/features/people/rules/availability.ts';
import { weekdays, type Weekday } from '#lib/platform/time/india-day.ts';
import type { workingHours } from '#lib/features/profiles/texts/profiles.en.ts';
import { clockText, slotSteps, weekdayName } from './hours-texts.ts';

const ALL = 'all';

export const useNewWindow = (days: readonly Weekday[]) => {
  const [day, setDay] = useState('');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [fault, setFault] = useState<'slot_incomplete' | 'slot_order' | null>(null);
  /** Returns the chosen slots and clears them, or null after showing an error. */
  const take = (): AvailabilitySlot[] | null => {
    const chosen = day === ALL ? days : weekdays.filter((one) => one === day);
    const isWhole = chosen.length > 0 && start !== '' && end !== '';
    const next = !isWhole ? 'slot_incomplete' : start < end ? null : 'slot_order';
    setFault(next);
    if (next !== null) return null;
    setStart('');
    setEnd('');
    return chosen.map((one) => ({ day: one, start, end }));
  };
  // The selected day does not count as a started entry.
  const isBegun = start !== '' || end !== '';
  return { day, setDay, start, setStart, end, setEnd, fault, isBegun, take };
};

interface AddWindowProps {
  days: readonly Weekday[];
  window: ReturnType<typeof useNewWindow>;
  locale: Locale;
  words: typeof workingHours;
  onAdd(windows: readonly AvailabilitySlot[]): void;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </Select>
    </div>
  );
};

/** Adds a time slot to one day or to all working days, in the same steps customers choose from. */
export const AddWindow = ({ days, window, locale, words, onAdd }: AddWindowProps) => {
  const { fields } = useFormWords();
  const { day, setDay, start, setStart, end, setEnd, fault } = window;
  const add = (): void => {
    const windows = window.take();
    if (windows) onAdd(windows);
  };
  const choose = <option value="">{words.choose}</option>;
  const times = slotSteps.map((clock) => (
    <option key={clock} value={clock}>
      {clockText(locale, clock)}
    </option>
  ));
  return (
    <div className="flex flex-col gap-3 rounded-control bg-chip p-3">
      <Choice label={words.day} value={day} onChoose={setDay}>
        {choose}
        {days.length > 1 && <option value={ALL}>{words.allDays}</option>}
        {weekdays.map((one) => (
          <option key={one} value={one}>
            {weekdayName(locale, one)}
          </option>
        ))}
      </Choice>
      <div className="flex flex-wrap gap-3 *:flex-[1_1_7rem]">
        <Choice label={words.start} value={start} onChoose={setStart}>
          {choose}
          {times}
        </Choice>
        <Choice label={words.end} value={end} onChoose={setEnd}>
          {choose}
          {times}
        </Choice>
      </div>
      <div role="alert" className="empty:hidden">
        {fault && <Alert variant="destructive">{fields[fault]}</Alert>}
      </div>
      <Button variant="outline" size="block" onClick={add}>
        <Plus aria-hidden className="size-4" />
        {words.add}
      </Button>
    </div>
  );
};
