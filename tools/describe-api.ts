import * as words from '#lib/wiring/api-words.ts';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { buildOpenApi } from '#lib/platform/openapi/build-openapi.ts';
import { loadExamples } from '#lib/platform/openapi/read-openapi.ts';
import { loadContracts } from '#server/routes.ts';

/** The description of the served calls, with words, examples and the texts of refusals. */
export const describeApi = async () =>
  buildOpenApi({ contracts: await loadContracts(), texts, words, examples: await loadExamples() });
