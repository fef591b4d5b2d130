/** Streams bytes; the next ones are read when the caller has taken those before. */
export const streamBytes = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });

const CHUNK_LENGTH = 64_000;

async function* inChunks(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let chunk = '';
  for await (const part of text) {
    chunk += part;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield encoder.encode(chunk);
    chunk = '';
  }
  if (chunk !== '') yield encoder.encode(chunk);
}

export const streamText = (text: AsyncIterable<string>): ReadableStream<Uint8Array> =>
  streamBytes(inChunks(text));
