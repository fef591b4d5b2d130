import assert from 'node:assert/strict';

/** Asserts a condition for each item, and that there is at least one: an empty loop would pass. */
export const assertEach = <Item>(
  items: readonly Item[],
  isTrue: (item: Item) => boolean,
  message = 'each item is as it should be',
): void => {
  assert.notEqual(items.length, 0, `${message}: there is none`);
  const others = items.filter((item) => !isTrue(item));
  assert.deepEqual(others, [], message);
};

/** Returns the items; throws when there are none, as a loop over them would assert nothing. */
export const atLeastOne = <Item>(items: Iterable<Item>): Item[] => {
  const all = [...items];
  assert.notEqual(all.length, 0, 'there is at least one');
  return all;
};
