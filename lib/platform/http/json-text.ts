const isAsyncIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value;

const isPlain = (value: object): boolean => !Array.isArray(value) && !('toJSON' in value);

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let comma = '';
  yield '[';
  for await (const item of items) {
    yield comma + JSON.stringify(item);
    comma = ',';
  }
  yield ']';
}

/** Writes a value as JSON part by part; an async iterable becomes a list, and is read one after another. */
export async function* jsonText(value: unknown): AsyncGenerator<string> {
  if (typeof value !== 'object' || value === null || (!isAsyncIterable(value) && !isPlain(value))) {
    yield JSON.stringify(value);
    return;
  }
  if (isAsyncIterable(value)) {
    yield* listText(value);
    return;
  }
  let comma = '';
  yield '{';
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    yield `${comma}${JSON.stringify(name)}:`;
    yield* jsonText(field);
    comma = ',';
  }
  yield '}';
}
