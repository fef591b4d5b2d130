import type { Metadata } from 'next';
import Link from 'next/link';
import { Listing } from '#components/shell/api-reference/listing.tsx';
import { listErrorCodes, Operation, OperationLine } from '#components/shell/api-reference/operation.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { devPaths } from '#lib/platform/navigation/paths.ts';
import { readOpenApiContract, type OpenApiDocument } from '#lib/platform/openapi/contract.ts';
import { describeSchema } from '#lib/platform/openapi/describe-schema.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import { selectGroup } from '#lib/platform/openapi/split-office.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const metadata: Metadata = { title: 'API' };

const files = [
  { query: '', label: 'OpenAPI 3.1 file' },
  { query: '?part=office', label: 'OpenAPI 3.1 file of the office' },
];

/** The value of `tag` that shows every group in full. */
const ALL = 'all';

const linkClass = 'inline-flex min-h-11 min-w-11 items-center text-brand underline';

const groupLink = (tag: string): string => `${devPaths.apiReference}?tag=${tag}`;

interface DocumentProps {
  document: OpenApiDocument;
}

const listGroups = (document: OpenApiDocument) => {
  const operations = listOperations(document);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ operation: { tags } }) => tags.includes(name)),
  }));
};

/** Every call in one line, by group. */
const Overview = ({ document }: DocumentProps) =>
  listGroups(document).map(({ name, description, operations }) => (
    <section key={name} aria-label={name}>
      <h2 className="font-semibold">
        <Link href={groupLink(name)} prefetch={false} className={linkClass}>
          {name}
        </Link>
      </h2>
      <p className="text-sm text-muted">{description}</p>
      <ul className="mt-1 text-sm">
        {operations.map((each) => (
          <OperationLine key={each.operation.operationId} {...each} />
        ))}
      </ul>
    </section>
  ));

/** What the error codes of these calls mean. */
const ErrorCodes = ({ document }: DocumentProps) => {
  const used = new Set(listOperations(document).flatMap(({ operation }) => listErrorCodes(operation)));
  const meanings = document.components.schemas['ErrorCode']?.oneOf ?? [];
  return (
    <section className="space-y-2" aria-label="Error codes">
      <h2 className="font-semibold">Error codes</h2>
      <dl className="text-sm">
        {meanings
          .filter(({ const: code }) => used.has(String(code)))
          .map(({ const: code, description }) => (
            <div key={String(code)} className="py-1">
              <dt className="font-mono wrap-anywhere">{String(code)}</dt>
              <dd className="text-muted">{description}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** Calls in full, with the codes and schemas that they name. */
const Calls = ({ document }: DocumentProps) => (
  <>
    {listGroups(document).map(({ name, operations }) => (
      <section key={name} className="space-y-2" aria-label={name}>
        <h2 className="font-semibold">{name}</h2>
        {operations.map((each) => (
          <Operation key={each.operation.operationId} {...each} />
        ))}
      </section>
    ))}
    <ErrorCodes document={document} />
    <section className="space-y-3" aria-label="Schemas">
      <h2 className="font-semibold">Schemas</h2>
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <Listing key={name} title={name} text={describeSchema(schema)} />
      ))}
    </section>
  </>
);

const Intro = ({ isOverview }: { isOverview: boolean }) => (
  <header className="space-y-2">
    <h1 className="text-lg font-semibold">Hunar API</h1>
    <p className="text-sm text-muted">
      Every call lies under <code>/api/v1</code> and answers JSON with <code>success</code> and{' '}
      <code>requestId</code>. Signed-in callers send <code>Authorization: Bearer</code> and the token.
    </p>
    <p className="flex flex-wrap gap-x-4">
      <Link href={isOverview ? groupLink(ALL) : devPaths.apiReference} prefetch={false} className={linkClass}>
        {isOverview ? 'All calls in full on one page' : 'All groups'}
      </Link>
      {files.map(({ query, label }) => (
        <a key={query} className={linkClass} href={`/api/v1${readOpenApiContract.path}${query}`}>
          {label}
        </a>
      ))}
    </p>
  </header>
);

// For developers, in English like the API's own texts. A group at a time, because all calls in full weigh a megabyte.
export default async function ApiReferencePage({ searchParams }: { searchParams: Search }) {
  const [document, tag] = await Promise.all([loadOpenApi(), readParam(searchParams, 'tag')]);
  const isKnown = tag === ALL || document.tags.some(({ name }) => name === tag);
  return (
    <PageShell>
      <div lang="en" className="space-y-6">
        <Intro isOverview={!isKnown} />
        {tag === null || !isKnown ? (
          <Overview document={document} />
        ) : (
          <Calls document={tag === ALL ? document : selectGroup(document, tag)} />
        )}
      </div>
    </PageShell>
  );
}
