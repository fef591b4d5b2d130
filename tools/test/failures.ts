import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Failure {
  name: string;
  /** The command that repeats it. */
  again: string;
}

/** A file in which the test processes of a run record failures. */
export const noteFailures = (): { notes: string; failures: () => Failure[] } => {
  const notes = join(mkdtempSync(join(tmpdir(), 'hunar-failures-')), 'failures.tsv');
  writeFileSync(notes, '');
  const failures = () =>
    readFileSync(notes, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', again = ''] = line.split('\t');
        return { name, again };
      });
  return { notes, failures };
};
