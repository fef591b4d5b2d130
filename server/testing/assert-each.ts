import assert from 'node:assert/strict';

/** Asserts that something is so of each item, and that there is one: of an empty list anything is so. */
export const assertEach = <Item>(
  items: readonly Item[],
  isSo: (item: Item) => boolean,
  message = 'each item is as it should be',
): void => {
  assert.notEqual(items.length, 0, `${message}: there is none`);
  const others = items.filter((item) => !isSo(item));
  assert.deepEqual(others, [], message);
};

/** The items, of which there must be one: a loop over none asserts nothing. */
export const atLeastOne = <Item>(items: Iterable<Item>): Item[] => {
  const all = [...items];
  assert.notEqual(all.length, 0, 'there is at least one');
  return all;
};
