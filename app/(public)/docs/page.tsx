import type { Metadata } from 'next';
import { Operation } from '#components/shell/api-reference/operation.tsx';
import { SchemaText } from '#components/shell/api-reference/schema-text.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import type { OpenApiDocument } from '#lib/platform/openapi/contract.ts';
import { readOpenApiCall } from '#lib/platform/openapi/contract.calls.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';

export const metadata: Metadata = { title: 'API' };

const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );

// Developers read it, in English like the API's own texts.
export default async function ApiReferencePage() {
  const document = await loadOpenApi();
  const groups = Object.groupBy(operationsOf(document), ({ operation }) => operation.tags[0] ?? '');
  return (
    <PageShell>
      <div lang="en" className="space-y-6">
        <header className="space-y-2">
          <h1 className="text-lg font-semibold">Hunar API</h1>
          <p className="text-sm text-muted">
            Every call lies under <code>/api/v1</code> and answers JSON with <code>success</code> and{' '}
            <code>requestId</code>. Whoever is signed in sends <code>Authorization: Bearer</code> and the
            token.
          </p>
          <a
            className="inline-flex min-h-11 items-center text-brand underline"
            href={`/api/v1${readOpenApiCall.path}`}
          >
            OpenAPI 3.1 file
          </a>
        </header>
        {Object.entries(groups).map(([tag, operations = []]) => (
          <section key={tag} className="space-y-2" aria-label={tag}>
            <h2 className="font-semibold">{tag}</h2>
            {operations.map((each) => (
              <Operation key={each.operation.operationId} {...each} />
            ))}
          </section>
        ))}
        <section className="space-y-3" aria-label="Schemas">
          <h2 className="font-semibold">Schemas</h2>
          {Object.entries(document.components.schemas).map(([name, schema]) => (
            <SchemaText key={name} title={name} schema={schema} />
          ))}
        </section>
      </div>
    </PageShell>
  );
}
