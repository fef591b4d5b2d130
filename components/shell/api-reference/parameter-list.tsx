import type { OpenApiParameter } from '#lib/platform/openapi/contract.ts';
import { describeSchema } from '#lib/platform/openapi/describe-schema.ts';

/** What a call takes in its path, query and headers. */
export const ParameterList = ({ parameters }: { parameters: readonly OpenApiParameter[] }) => (
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
