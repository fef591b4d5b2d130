/** A request that works, and its reply where the request has no parts: an example of a call. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/** The examples of calls, by name. */
export type CallExamples = Readonly<Record<string, CallExample>>;
