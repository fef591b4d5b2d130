import { z } from 'zod';
import type { Contract, ContractRules } from '#lib/platform/contract/contract.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { savesData } from './saves-data.ts';
import { toFieldFaults } from '#lib/platform/contract/field-faults.ts';
import type { ServiceInput } from './service-input.ts';
import { readJson } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { readUpload } from './read-upload.ts';

// A call that says nothing of a query takes none, so that a misspelt parameter never goes unnoticed.
const noQuery = z.strictObject({});

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('validation_failed', { errors: toFieldFaults(result.error) });
};

// Who accepts a table asks for it as the query does, so that services read one of them.
const queryOf = ({ table }: Contract, { url, headers }: Request) => {
  const wantsTable = table && /\btext\/csv\b/i.test(headers.get('accept') ?? '');
  return { ...readQuery(url), ...(wantsTable && { format: 'csv' }) };
};

const readKey = (contract: Contract, headers: Headers): string | null => {
  const key = headers.get('idempotency-key');
  if (!contract.idempotent || key === null) return null;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', code: 'invalid_value' }] });
};

interface Raw<Rules extends ContractRules> {
  contract: Contract<Rules>;
  actor: Actor | null;
  request: Request;
  params: Record<string, string | string[]>;
}

/** Reads and checks every part of a request against its contract. */
export const parseInput = async <Rules extends ContractRules>(raw: Raw<Rules>) => {
  const { contract, actor, request, params } = raw;
  const input = {
    actor,
    params: parse(contract.params, params),
    query: parse(contract.query ?? noQuery, queryOf(contract, request)),
    body: contract.body && parse(contract.body, await readJson(request)),
    file: contract.upload && (await readUpload(request, contract.upload)),
    idempotencyKey: readKey(contract, request.headers),
    device: (request.headers.get('user-agent') ?? '').slice(0, 200),
    savesData: savesData(request.headers),
  };
  // The schemas of this very contract have just made these values, and admit() the actor.
  return input as ServiceInput<Rules>;
};
