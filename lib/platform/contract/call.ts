export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallShape {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  /** The name of the field that carries an uploaded file. */
  upload?: string;
  reply: unknown;
}

/** What the browser needs to know of a call; `shape` exists for the types only. */
export interface Call<Shape extends CallShape = CallShape> {
  readonly method: Method;
  readonly path: string;
  readonly shape?: Shape;
}

/** Names a call of the API without bringing its schemas along: `call<{ reply: Skills }>('GET', '/admin/skill-list')`. */
export const call = <Shape extends CallShape>(method: Method, path: string): Call<Shape> => ({
  method,
  path,
});
