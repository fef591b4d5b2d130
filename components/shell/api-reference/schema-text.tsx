import type { SchemaNode } from '#lib/platform/openapi/contract.ts';
import { describeSchema } from '#lib/platform/openapi/describe-schema.ts';

interface SchemaTextProps {
  title: string;
  schema: SchemaNode;
}

/** A schema with its title; long lines wrap on narrow screens. */
export const SchemaText = ({ title, schema }: SchemaTextProps) => (
  <div>
    <p className="text-xs text-muted">{title}</p>
    <pre className="mt-1 overflow-x-auto rounded-control bg-chip p-3 text-xs wrap-anywhere whitespace-pre-wrap">
      {describeSchema(schema)}
    </pre>
  </div>
);
