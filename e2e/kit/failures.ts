import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const failure = z.object({
  name: z.string(),
  /** The command that repeats it. */
  again: z.string(),
  /** The error, for those who only have the end of the output. */
  reason: z.string().optional(),
});
export type Failure = z.infer<typeof failure>;

const MAX_REASON_LINES = 25;

/** Adds a failure to the list at the end of the whole run, which another process prints. */
export const noteFailure = ({ reason = '', ...rest }: Failure): void => {
  const notes = process.env['HUNAR_FAILURES'];
  if (!notes) return;
  const lines = reason.split('\n').slice(0, MAX_REASON_LINES);
  appendFileSync(notes, `${JSON.stringify({ ...rest, reason: lines.join('\n') })}\n`);
};

/** A file in which the test processes of a run record failures. */
export const collectFailures = (): { notes: string; failures: () => Failure[] } => {
  const notes = join(mkdtempSync(join(tmpdir(), 'hunar-failures-')), 'failures.jsonl');
  writeFileSync(notes, '');
  const failures = () =>
    readFileSync(notes, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => failure.parse(JSON.parse(line)));
  return { notes, failures };
};
