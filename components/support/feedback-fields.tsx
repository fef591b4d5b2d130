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
import type { tickets } from '#lib/features/support/texts/tickets.en.ts';
import { TileField } from './tile-field.tsx';

const MOST_LETTERS = 500;

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

/** What it is about, whether it is good, and the words for it. */
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
    <TextareaField name="message" label={words.message} hint={words.messageHint} most={MOST_LETTERS} />
  </>
);

/** Whether we may answer; a guest says where. */
export const AllowContact = ({
  words,
  email,
}: {
  words: Words;
  /** The label of a guest's e-mail; null for whoever has an account. */
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
