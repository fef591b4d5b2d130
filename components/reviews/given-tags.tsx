import { Chip } from '#components/ui/chip.tsx';
import type { ReviewTag } from '#lib/features/reviews/contracts/review-tags.ts';
import type { TagCount } from '#lib/features/reviews/rules/review-tags.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import type { TagWords } from './tag-input.tsx';

/** The tags of one review; renders nothing without any. */
export const GivenTags = ({ tags, words }: { tags: readonly ReviewTag[]; words: TagWords }) =>
  tags.length > 0 && (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Chip>{words.names[tag]}</Chip>
        </li>
      ))}
    </ul>
  );

/** Remarks that several customers made about a worker: 'On time 12'. */
export const TagCounts = ({ tags, words }: { tags: readonly TagCount[]; words: TagWords }) =>
  tags.length > 0 && (
    <ul aria-label={words.mentioned} className="flex flex-wrap gap-1.5">
      {tags.map(({ tag, count }) => (
        <li key={tag}>
          <Chip>{fill(words.counted, { tag: words.names[tag], count: formatNumber(count) })}</Chip>
        </li>
      ))}
    </ul>
  );
