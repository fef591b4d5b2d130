/** The committed description of the API. Loaded when first asked for, so that a broken file breaks nothing else. */
export const loadOpenApi = async () =>
  (await import('#docs/openapi.json', { with: { type: 'json' } })).default;
