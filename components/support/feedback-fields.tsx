'use client';

import {
  CalendarCheck,
  CreditCard,
  Headphones,
  MessageCircle,
  Smartphone,
  ThumbsDown,
  ThumbsUp,
  Wrench,
} from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Field } from '#components/form/field.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import type { ReactNode } from 'react';
import { useField } from '#components/form/field-frame.tsx';
import { ChoiceGroup, coveringRadioClass } from '#components/ui/choice-group.tsx';
import { cn } from '#components/ui/cn.ts';

interface TileFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string; icon: ReactNode }[];
  /** The layout of the tiles. */
  className: string;
}

const tileClass =
  'relative flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-control border border-field bg-card px-1 py-2 text-center text-sm leading-tight font-medium has-checked:border-brand has-checked:bg-tint has-checked:text-brand has-checked:ring-1 has-checked:ring-brand [&_svg]:pointer-events-none [&_svg]:size-6 [&_svg]:text-muted has-checked:[&_svg]:text-brand';

/** A question with a few answers as picture tiles. */
const TileField = ({ name, label, options, className }: TileFieldProps) => {
  const { control, below } = useField({ name });
  const { id: _, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, ...input } = control;
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <ChoiceGroup
        legend={label}
        aria-required
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className={cn('grid gap-2', className)}
      >
        {options.map(({ value, label: text, icon }) => (
          <label key={value} className={tileClass}>
            <input {...input} type="radio" value={value} className={coveringRadioClass} />
            {icon}
            <span className="pointer-events-none relative">{text}</span>
          </label>
        ))}
      </ChoiceGroup>
      {below}
    </div>
  );
};

const MAX_LENGTH = 500;

const categories = [
  ['app', Smartphone],
  ['booking', CalendarCheck],
  ['payment', CreditCard],
  ['service', Wrench],
  ['support', Headphones],
  ['other', MessageCircle],
] as const;

const types = [
  ['positive', ThumbsUp],
  ['negative', ThumbsDown],
] as const;

type Words = (typeof tickets)['feedback'];

/** Topic, rating and text of the feedback. */
export const FeedbackFields = ({ words }: { words: Words }) => (
  <>
    <TileField
      name="category"
      label={words.category}
      options={categories.map(([value, Icon]) => ({
        value,
        label: words.categories[value],
        icon: <Icon aria-hidden />,
      }))}
      className="grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]"
    />
    <TileField
      name="type"
      label={words.type}
      options={types.map(([value, Icon]) => ({
        value,
        label: words.types[value],
        icon: <Icon aria-hidden />,
      }))}
      className="grid-cols-2"
    />
    <TextareaField name="message" label={words.message} hint={words.messageHint} max={MAX_LENGTH} />
  </>
);

/** Whether we may reply; guests enter an address. */
export const AllowContact = ({
  words,
  email,
}: {
  words: Words;
  /** The label of a guest's email field; null for signed-in users. */
  email: string | null;
}) => {
  const isAllowed: unknown = useWatch({ name: 'allowContact' });
  return (
    <>
      <CheckboxField name="allowContact" label={words.allowContact} />
      {isAllowed === true && email !== null && (
        <Field name="userEmail" label={email} type="email" inputMode="email" autoComplete="email" />
      )}
    </>
  );
};
