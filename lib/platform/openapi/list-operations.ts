import type {
  OpenApiBody,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  Reference,
} from './contract.ts';

const resolve = <Part extends object>(
  part: Part | Reference,
  shared: Readonly<Record<string, Part>>,
): Part => {
  if (!('$ref' in part)) return part;
  const found = shared[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`${part.$ref} is not described.`);
  return found;
};

const toRefusal = (codes: readonly unknown[], texts: ReadonlyMap<unknown, string>): OpenApiResponse => {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  };
  return {
    description: codes.map((code) => `\`${String(code)}\`: ${texts.get(code) ?? ''}`).join('\n\n'),
    content: { 'application/json': { schema } },
  };
};

const listCodes = (description: string): string[] =>
  [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);

/** Lists the operations of an API description with their shared parts in place. */
export const listOperations = ({
  paths,
  components: { parameters, responses, requestBodies, schemas },
}: OpenApiDocument): { method: string; path: string; operation: OpenApiOperation }[] => {
  const meanings = schemas['ErrorCode']?.oneOf?.map(
    ({ const: code, description = '' }): [unknown, string] => [code, description],
  );
  const texts = new Map(meanings);
  const toResponses = (own: Readonly<Record<string, OpenApiResponse | Reference>>) =>
    Object.fromEntries(
      Object.entries(own).flatMap(([status, part]): [string, OpenApiResponse][] => {
        const response = resolve<OpenApiResponse>(part, responses);
        const statuses = Object.entries(response['x-statuses'] ?? {});
        if (status === 'default') return statuses.map(([one, codes]) => [one, toRefusal(codes, texts)]);
        const common = response['x-statuses']?.[status] ?? [];
        const codes = [...common, ...listCodes(part.description ?? response.description)];
        return [[status, codes.length > 0 ? toRefusal(codes, texts) : response]];
      }),
    );
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, ...operation }]) => ({
      method,
      path,
      operation: {
        ...operation,
        parameters: (operation.parameters ?? []).map((part) => resolve<OpenApiParameter>(part, parameters)),
        ...(requestBody && { requestBody: resolve<OpenApiBody>(requestBody, requestBodies) }),
        responses: toResponses(operation.responses),
      },
    })),
  );
};
