const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** A response whose body is known whole, for a host that need not read it back: that takes longer than making it. */
export const respondWhole = (body: string | Uint8Array<ArrayBuffer>, init: ResponseInit): Response => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
};

/** The body of such a response; undefined for any other one. */
export const findWholeBody = (response: Response): Uint8Array<ArrayBuffer> | undefined =>
  bodies.get(response);
