'use client';

import { useController, useWatch } from 'react-hook-form';
import { reviewTags } from '#lib/features/reviews/contracts/review-tags.ts';
import { TagInput, type TagWords } from './tag-input.tsx';

/** The tags of a review form, which follow its stars. */
export const TagField = ({ of, words }: { of: 'worker' | 'customer'; words: TagWords }) => {
  const { field } = useController({ name: 'tags' });
  const rating: unknown = useWatch({ name: 'rating' });
  const value: unknown = field.value;
  const chosen = Array.isArray(value) ? reviewTags.filter((tag) => value.includes(tag)) : [];
  return (
    <TagInput
      of={of}
      rating={typeof rating === 'number' ? rating : null}
      value={chosen}
      words={words}
      onChange={field.onChange}
    />
  );
};
