'use client';

import { useId } from 'react';
import { ToggleChip } from '#components/ui/chip.tsx';
import { MAX_REVIEW_TAGS, type ReviewTag } from '#lib/features/reviews/contracts/review-tags.ts';
import { listFittingTags } from '#lib/features/reviews/rules/review-tags.ts';
import type { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';

export type TagWords = (typeof texts)['section']['tags'];

interface TagInputProps {
  of: 'worker' | 'customer';
  /** The chosen stars; the tags follow them. */
  rating: number | null;
  value: readonly ReviewTag[];
  words: TagWords;
  onChange(tags: ReviewTag[]): void;
}

/** Keeps only the tags that fit the stars, which may have changed since they were chosen. */
export const keepFitting = (
  of: TagInputProps['of'],
  rating: number | null,
  tags: readonly ReviewTag[],
): ReviewTag[] => {
  const fitting = rating === null ? [] : listFittingTags(of, rating);
  return tags.filter((tag) => fitting.includes(tag)).slice(0, MAX_REVIEW_TAGS);
};

/** Optional remarks on the visit, one tap each; nothing before the stars are chosen. */
export const TagInput = ({ of, rating, value, words, onChange }: TagInputProps) => {
  const id = useId();
  const tags = rating === null ? [] : listFittingTags(of, rating);
  if (tags.length === 0) return null;
  const chosen = keepFitting(of, rating, value);
  const toggle = (tag: ReviewTag, isOn: boolean): void =>
    onChange(isOn ? [...chosen, tag].slice(0, MAX_REVIEW_TAGS) : chosen.filter((one) => one !== tag));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-0.5 text-sm font-medium">
        {words.legend}
      </p>
      <div className="flex flex-wrap gap-x-2">
        {tags.map((tag) => (
          <ToggleChip key={tag} isOn={chosen.includes(tag)} onToggle={(isOn) => toggle(tag, isOn)}>
            {words.names[tag]}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
};
