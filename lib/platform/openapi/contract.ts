import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { readOpenApiCall } from './contract.calls.ts';

export const readOpenApiContract = contract(readOpenApiCall, {
  summary: 'This description of the API (OpenAPI 3.1)',
  access: 'public',
  rate: 'read',
  query: z.strictObject({}),
  reply: { contentTypes: ['application/json'] },
});

/** What our description of the API uses of JSON Schema. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema?: SchemaNode }>>;

export interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: SchemaNode;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

/** Our description of the API, as far as the reference page reads it. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> };
}
