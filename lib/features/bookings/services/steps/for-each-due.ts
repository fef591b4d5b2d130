import { AppError } from '#lib/platform/contract/app-error.ts';

const BATCH_LIMIT = 200;

/** Runs work that gives way to a change of the same thing at the same moment. */
export const unlessChanged = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

/** Works on every due row, batch by batch. One that fails keeps none of the others waiting. */
export const forEachDue = async <Row extends { _id: unknown }>(
  list: (limit: number) => Promise<Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> => {
  const seen = new Set<string>();
  const faults: unknown[] = [];
  for (;;) {
    const rows = await list(BATCH_LIMIT);
    const fresh = rows.filter(({ _id }) => !seen.has(String(_id)));
    for (const row of fresh) {
      seen.add(String(row._id));
      await act(row).catch((error: unknown) => faults.push(error));
    }
    // Without a fresh one, the rest is due again at the next run.
    if (rows.length < BATCH_LIMIT || fresh.length === 0) break;
  }
  if (faults.length > 0) throw faults[0];
};
