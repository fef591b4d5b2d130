import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { loadContracts, projectRoot } from '../../routes.ts';
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

/** All rows of the permission matrix: `export const rows` of each file in e2e/api/matrix. */
export const loadMatrix = async (): Promise<MatrixRow[]> =>
  (await loadFiles()).flatMap(({ rows }) => [...rows]);

const subjectOf = ({ path }: Pick<Contract, 'path'>): string => path.split('/')[1] ?? '';

/** Where a row for this call belongs: beside most of the rows of its subject. */
export const findMatrixFile = async (contract: Pick<Contract, 'path'>): Promise<string> => {
  const subject = subjectOf(contract);
  const counted = (await loadFiles()).map(({ file, rows }) => ({
    file,
    count: rows.filter((row) => subjectOf(row.contract) === subject).length,
  }));
  const [first] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return `e2e/api/matrix/${first?.file ?? `${subject}.ts`}`;
};

/** `GET /admin/skill-list`. */
export const nameOf = ({ method, path }: Pick<Contract, 'method' | 'path'>): string => `${method} ${path}`;

/** A call of the API together with a way to make a valid request of somebody who may call it. */
export interface KnownCall {
  name: string;
  contract: Contract;
  row: MatrixRow;
  makeValid(): Promise<{ caller: Caller; parts: Parts }>;
}

const toKnownCall = (row: MatrixRow): KnownCall => ({
  name: nameOf(row.contract),
  contract: row.contract,
  row,
  makeValid: async () => {
    // Somebody signed in where possible: guests have the tighter limits.
    const visitor = visitors.toReversed().find((one) => row.outcome[one] === 'ok');
    if (!visitor) throw new Error(`${nameOf(row.contract)}: nobody may call it.`);
    const caller = await makeCaller(visitor);
    return { caller, parts: (await row.request?.(caller)) ?? {} };
  },
});

/** Every served call that has a matrix row; the inventory test fails for those without one. */
export const loadKnownCalls = async (): Promise<KnownCall[]> => {
  const served = new Set((await loadContracts()).map(nameOf));
  return (await loadMatrix()).filter(({ contract }) => served.has(nameOf(contract))).map(toKnownCall);
};
