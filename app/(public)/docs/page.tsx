import type { Metadata } from 'next';
import { Operation } from '#components/shell/api-reference/operation.tsx';
import { SchemaText } from '#components/shell/api-reference/schema-text.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { readOpenApiContract } from '#lib/platform/openapi/contract.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';

export const metadata: Metadata = { title: 'API' };

const files = [
  { query: '', label: 'OpenAPI 3.1 file' },
  { query: '?part=office', label: 'OpenAPI 3.1 file of the office' },
];

// For developers, in English like the API's own texts.
export default async function ApiReferencePage() {
  const document = await loadOpenApi();
  const groups = Object.groupBy(listOperations(document), ({ operation }) => operation.tags[0] ?? '');
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
          <p className="flex flex-wrap gap-x-4">
            {files.map(({ query, label }) => (
              <a
                key={query}
                className="inline-flex min-h-11 items-center text-brand underline"
                href={`/api/v1${readOpenApiContract.path}${query}`}
              >
                {label}
              </a>
            ))}
          </p>
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
