import type { OpenApiOperation, OpenApiParameter } from '#lib/platform/openapi/contract.ts';
import { SchemaText } from './schema-text.tsx';
import { describeSchema } from '#lib/platform/openapi/describe-schema.ts';

// Our own descriptions: one line per code, the code in backticks.
const splitLines = (description: string): string[] => description.replaceAll('`', '').split('\n\n');

/** The error codes of an operation, by status. */
const RefusalList = ({ responses }: Pick<OpenApiOperation, 'responses'>) => (
  <dl className="space-y-1 text-sm">
    {Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => (
        <div key={status} className="flex gap-3">
          <dt className="font-mono">{status}</dt>
          <dd className="min-w-0 wrap-anywhere text-muted">
            {splitLines(description).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
  </dl>
);

/** Path, query and header parameters. */
const ParameterList = ({ parameters }: { parameters: readonly OpenApiParameter[] }) => (
  <dl className="space-y-1 text-sm">
    {parameters.map((parameter) => (
      <div key={`${parameter.in} ${parameter.name}`} className="flex flex-wrap gap-x-2">
        <dt className="font-mono">
          {parameter.name}
          {parameter.required ? '' : '?'}
        </dt>
        <dd className="text-muted">
          {parameter.in}: {describeSchema(parameter.schema)}
        </dd>
      </div>
    ))}
  </dl>
);

interface OperationProps {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

// Strips backticks, which only Markdown renderers turn into code.
const plain = (text: string): string => text.replaceAll('`', '');

const listResponses = ({ responses }: OpenApiOperation) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, { content }]) =>
      Object.entries(content).map(([type, { schema = {} }]) => ({ title: `${status} ${type}`, schema })),
    );

const listBodies = ({ requestBody }: OpenApiOperation) =>
  Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
    title: `Body ${type}`,
    schema,
  }));

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
      <ParameterList parameters={operation.parameters} />
      {[...listBodies(operation), ...listResponses(operation)].map((part) => (
        <SchemaText key={part.title} {...part} />
      ))}
      <RefusalList responses={operation.responses} />
    </div>
  </details>
);
