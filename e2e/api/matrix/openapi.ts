import { readOpenApiContract } from '#lib/contracts/openapi.ts';
import { everyone, type MatrixRow } from '#server/testing/api/matrix-row.ts';

export const rows: MatrixRow[] = [{ contract: readOpenApiContract, outcome: everyone('ok') }];
