import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerTags, workerTags } from '#lib/features/reviews/contracts/review-tags.ts';
import { listFittingTags, pickShownTags } from './review-tags.ts';

test('praise fits four and five stars, complaints one and two, both fit three', () => {
  const { good, bad } = workerTags;
  const byStars = [1, 2, 3, 4, 5].map((rating) => listFittingTags('worker', rating));
  assert.deepEqual(byStars, [bad, bad, [...good, ...bad], good, good]);
  assert.deepEqual(listFittingTags('customer', 2), []);
  assert.deepEqual(listFittingTags('customer', 5), customerTags.good);
});

test('tags given fewer than three times are not counted in public', () => {
  const counts = [
    { tag: 'late', count: 2 },
    { tag: 'polite', count: 3 },
    { tag: 'on_time', count: 12 },
    { tag: 'clean_work', count: 3 },
  ] as const;
  assert.deepEqual(
    pickShownTags(counts).map(({ tag }) => tag),
    ['on_time', 'clean_work', 'polite'],
  );
});
