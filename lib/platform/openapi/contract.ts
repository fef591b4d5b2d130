import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';

const openApiQuery = z.strictObject({ part: z.literal('office').optional() });
export type OpenApiQuery = z.infer<typeof openApiQuery>;

export const readOpenApiContract = contract('GET /openapi.json', {
  summary: 'This description of the API (OpenAPI 3.1), or that of the office’s calls',
  access: 'public',
  rate: 'read',
  query: openApiQuery,
  reply: { contentTypes: ['application/json'] },
});

/** The part of JSON Schema that our API description uses. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  /** A property that only some of several alternatives have is undefined in the others. */
  readonly properties?: Readonly<Record<string, SchemaNode | undefined>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema?: SchemaNode; readonly example?: unknown }>>;

export interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: SchemaNode;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly content: Content;
  /** For a `default` answer: the codes of its refusals by status. */
  readonly 'x-statuses'?: Readonly<Record<string, readonly string[]>>;
}

export interface OpenApiBody {
  readonly required?: boolean;
  readonly content: Content;
}

/** A part that several operations share, under `components`. */
export interface Reference {
  readonly $ref: string;
  /** For a refusal: its codes, in place of the shared description. */
  readonly description?: string;
}

interface Operation<Body, Response> {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Response>>;
}

/** An operation with its shared parts in place. */
export type OpenApiOperation = Operation<OpenApiBody, OpenApiResponse> & {
  readonly parameters: readonly OpenApiParameter[];
};

/** An operation as the description has it; without parameters there is no list of them. */
type SharedOperation = Operation<OpenApiBody | Reference, OpenApiResponse | Reference> & {
  readonly parameters?: readonly (OpenApiParameter | Reference)[];
};

/** The part of our API description that we read ourselves. */
export interface OpenApiDocument {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, SharedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaNode>>;
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly requestBodies: Readonly<Record<string, OpenApiBody>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}
