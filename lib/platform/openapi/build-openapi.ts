import type { Contract } from '#lib/platform/contract/contract.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { headers } from './to-refusals.ts';
import { toOperation } from './to-operation.ts';
import { collectSchemas, type Schemas } from './collect-schemas.ts';

const info = {
  title: 'Hunar API',
  version: '1.0.0',
  description: 'Find, book and talk to skilled workers. docs/api.md is the guide to conventions.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The token that signing in answers; good for 30 days or until signing out.',
};

const nameOf = ({ path, method }: Contract): string => `${path} ${method}`;

interface Described {
  contracts: readonly Contract[];
  /** How refusals are worded. */
  texts: RefusalTexts;
}

const toPaths = ({ contracts, texts }: Described, schemas: Schemas) => {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const contract of contracts.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    (paths[contract.path] ??= {})[contract.method.toLowerCase()] = toOperation({ contract, schemas, texts });
  return paths;
};

/** The OpenAPI 3.1 document of these calls; the same calls give the same bytes, whatever their order. */
export const buildOpenApi = (described: Described) => {
  const schemas = collectSchemas();
  const paths = toPaths(described, schemas);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api/v1' }],
    paths,
    components: { schemas: schemas.all(), headers, securitySchemes: { bearer } },
  };
};
