import type { OpenApiOperation } from '#lib/platform/openapi/contract.ts';
import { describeSchema } from '#lib/platform/openapi/describe-schema.ts';
import { Listing } from './listing.tsx';

// Strips backticks, which only Markdown renderers turn into code.
const plain = (text: string): string => text.replaceAll('`', '');

// Our own descriptions: one line per code, which starts with it.
const listCodes = (description: string): string[] =>
  [...description.matchAll(/^`(\w+)`/gm)].map(([, code = '']) => code);

// Only the codes: the page explains each of them once, because most calls share a dozen.
const describeRefusals = ({ responses }: OpenApiOperation): string =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) => `${status} ${listCodes(description).join(', ') || plain(description)}`,
    )
    .join('\n');

const describeParameters = ({ parameters }: OpenApiOperation): string =>
  parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `${name}${required ? '' : '?'}: ${describeSchema(schema)} (${place})`,
    )
    .join('\n');

const listResponses = ({ responses }: OpenApiOperation) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, { content }]) =>
      Object.entries(content).map(([type, { schema = {} }]) => ({
        title: `${status} ${type}`,
        text: describeSchema(schema),
      })),
    );

const listBodies = ({ requestBody }: OpenApiOperation) =>
  Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
    title: `Body ${type}`,
    text: describeSchema(schema),
  }));

const listParts = (operation: OpenApiOperation) =>
  [
    { title: 'Parameters', text: describeParameters(operation) },
    ...listBodies(operation),
    ...listResponses(operation),
    { title: 'Refusals', text: describeRefusals(operation) },
  ].filter(({ text }) => text !== '');

/** Every error code that an operation can answer with. */
export const listErrorCodes = ({ responses }: OpenApiOperation): string[] =>
  Object.values(responses).flatMap(({ description }) => listCodes(description));

interface OperationProps {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** An operation in one line. */
export const OperationLine = ({ method, path, operation }: OperationProps) => (
  <li id={operation.operationId} className="py-1 wrap-anywhere">
    <code>{`${method.toUpperCase()} ${path}`}</code> {plain(operation.summary)}
  </li>
);

/** One operation: access, parameters and responses. Expands without a script. */
export const Operation = ({ method, path, operation }: OperationProps) => (
  <details id={operation.operationId} className="rounded-card border border-line bg-card">
    <summary className="min-h-11 cursor-pointer p-3">
      <span className="font-mono text-sm wrap-anywhere">
        <strong className="text-brand">{method.toUpperCase()}</strong> {path}
      </span>
      <span className="block text-sm text-muted">{plain(operation.summary)}</span>
    </summary>
    <div className="space-y-3 border-t border-line p-3">
      <p className="text-sm">{plain(operation.description)}</p>
      {listParts(operation).map((part) => (
        <Listing key={part.title} {...part} />
      ))}
    </div>
  </details>
);
