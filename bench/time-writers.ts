interface Writing {
  writers: number;
  seconds: number;
}

/** Runs concurrent writers, each writing one item after the other. Returns the count and the rate. */
export const timeWriters = async (
  { writers, seconds }: Writing,
  write: (turn: number) => Promise<void>,
): Promise<{ seconds: number; perSecond: number }> => {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let count = 0;
  const keepWriting = async (writer: number): Promise<void> => {
    for (let turn = writer; performance.now() < end; turn += writers) {
      await write(turn);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_none, writer) => keepWriting(writer)));
  const took = (performance.now() - startedAt) / 1000;
  return { seconds: took, perSecond: count / took };
};
