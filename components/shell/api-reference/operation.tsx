import type { OpenApiOperation } from '#lib/platform/openapi/contract.ts';
import { ParameterList } from './parameter-list.tsx';
import { RefusalList } from './refusal-list.tsx';
import { SchemaText } from './schema-text.tsx';

interface OperationProps {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

// The texts mark names by backticks, which only Markdown readers turn into type.
const plain = (text: string): string => text.replaceAll('`', '');

const repliesOf = ({ responses }: OpenApiOperation) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, { content }]) =>
      Object.entries(content).map(([type, { schema = {} }]) => ({ title: `${status} ${type}`, schema })),
    );

const bodiesOf = ({ requestBody }: OpenApiOperation) =>
  Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
    title: `Body ${type}`,
    schema,
  }));

/** One call: who may make it, what it takes, what it answers. It opens without any script. */
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
      {[...bodiesOf(operation), ...repliesOf(operation)].map((part) => (
        <SchemaText key={part.title} {...part} />
      ))}
      <RefusalList responses={operation.responses} />
    </div>
  </details>
);
