import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { loadContracts } from '#server/routes.ts';
import { makeCaller, visitors, type Caller } from './callers.ts';
import type { MatrixRow } from './matrix-row.ts';
import type { Parts } from './send-call.ts';

const folder = join(projectRoot, 'e2e/api/matrix');

const matrixFile = z.object({ rows: z.custom<readonly MatrixRow[]>(Array.isArray) });

const loadFiles = (): Promise<{ file: string; rows: readonly MatrixRow[] }[]> =>
  Promise.all(
    globSync('*.ts', { cwd: folder })
      .sort()
      .map(async (file) => ({ file, rows: matrixFile.parse(await import(join(folder, file))).rows })),
  );

export const loadMatrix = async (): Promise<MatrixRow[]> =>
  (await loadFiles()).flatMap(({ rows }) => [...rows]);

/** Names of matrix files, separated by commas: the matrix test then runs only their rows. */
export const MATRIX_FILES = 'HUNAR_MATRIX_FILES';

/** The rows that this run tests: all, or those of the files that MATRIX_FILES names. */
export const loadChosenRows = async (): Promise<MatrixRow[]> => {
  const chosen = process.env[MATRIX_FILES]?.split(',');
  const served = new Set((await loadContracts()).map(({ name }) => name));
  const files = (await loadFiles()).filter(({ file }) => chosen?.includes(file) ?? true);
  return files.flatMap(({ rows }) => rows.filter(({ contract }) => served.has(contract.name)));
};

const toSubject = ({ path }: Pick<Contract, 'path'>): string => path.split('/')[1] ?? '';

/** The matrix file holding most rows of the call's subject. */
export const findMatrixFile = async (contract: Pick<Contract, 'path'>): Promise<string> => {
  const subject = toSubject(contract);
  const counted = (await loadFiles()).map(({ file, rows }) => ({
    file,
    count: rows.filter((row) => toSubject(row.contract) === subject).length,
  }));
  const [first] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return `e2e/api/matrix/${first?.file ?? `${subject}.ts`}`;
};

/** A call with a way to make a valid request as an allowed visitor. */
export interface KnownCall {
  name: string;
  contract: Contract;
  row: MatrixRow;
  makeValid(): Promise<{ caller: Caller; parts: Parts }>;
}

const toKnownCall = (row: MatrixRow): KnownCall => ({
  name: row.contract.name,
  contract: row.contract,
  row,
  makeValid: async () => {
    // Signed in where possible: guests have tighter limits.
    const visitor = visitors.toReversed().find((one) => row.outcome[one] === 'ok');
    if (!visitor) throw new Error(`${row.contract.name}: no visitor may call it.`);
    const caller = await makeCaller(visitor);
    return { caller, parts: (await row.request?.(caller)) ?? {} };
  },
});

/** Every served call with a matrix row; the inventory test fails for calls without one. */
export const loadKnownCalls = async (): Promise<KnownCall[]> => {
  const served = new Set((await loadContracts()).map(({ name }) => name));
  return (await loadMatrix()).filter(({ contract }) => served.has(contract.name)).map(toKnownCall);
};
