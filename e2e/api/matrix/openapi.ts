import { readOpenApiContract } from '#lib/platform/openapi/contract.ts';
import { everyone, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';

export const rows: MatrixRow[] = [{ contract: readOpenApiContract, outcome: everyone('ok') }];
