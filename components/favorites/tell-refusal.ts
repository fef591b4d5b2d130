import { notify } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';

/** The words for a favourite that could not be kept. */
export interface RefusalWords {
  readonly failed: string;
  readonly failedHint: string;
  readonly full: string;
  readonly gone: string;
}

const hintOf = (error: unknown, words: RefusalWords): string => {
  if (!(error instanceof ApiError)) return words.failedHint;
  if (error.code === 'too_many_favorites') return words.full;
  return error.code === 'not_found' ? words.gone : words.failedHint;
};

/** Says that a favourite could not be kept, and why. */
export const tellRefusal = (error: unknown, words: RefusalWords): void => {
  notify({ title: words.failed, description: hintOf(error, words), variant: 'destructive' });
};
