import { processWide } from '#lib/platform/config/process-wide.ts';

type Facts = Readonly<Record<string, string | number>>;

/** One timed piece of work in a trace. */
export interface Span {
  note(facts: Facts): void;
  /** Marks the work as failed. Takes no message: messages may quote addresses. */
  fail(errorName: string): void;
  end(): void;
}

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  facts?: Facts;
  /** Continues a trace that began elsewhere, in the form of the header `traceparent`. */
  parent?: string | undefined;
  /** A caller's own trace. It is only linked, because a stranger must not decide what we record. */
  link?: string | null | undefined;
}

/** Records traces; lib/platform/observability/export-traces.ts is the only one. */
export interface Tracer {
  start(start: SpanStart): Span;
  /** Makes a span the parent of everything that `work` starts. */
  within<Result>(span: Span, work: () => Result): Result;
  current(): { parent: string; traceId: string } | null;
}

const shared = processWide<Tracer | null>('tracer', () => null);

/** Sets what records traces; null turns tracing off. */
export const setTracer = (tracer: Tracer | null): void => {
  shared.set(tracer);
};

/** The running trace, as it is stored with work that is done later; undefined outside of one. */
export const traceParent = (): string | undefined => shared.get()?.current()?.parent;

/** The id of the running trace, for log lines; undefined outside of one. */
export const traceId = (): string | undefined => shared.get()?.current()?.traceId;

const nothing: Span = { note: () => {}, fail: () => {}, end: () => {} };

const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Records `work` as a span of the running trace. Without a tracer it only runs `work`. */
export const traced = async <Result>(
  start: SpanStart,
  work: (span: Span) => Promise<Result>,
): Promise<Result> => {
  const tracer = shared.get();
  if (!tracer) return work(nothing);
  const span = tracer.start(start);
  try {
    return await tracer.within(span, () => work(span));
  } catch (error) {
    span.fail(errorName(error));
    throw error;
  } finally {
    span.end();
  }
};

/** Starts a span of a running trace whose end is reported by an event; null outside of a trace. */
export const startSpan = (start: SpanStart): Span | null => {
  const tracer = shared.get();
  return tracer?.current() ? tracer.start(start) : null;
};
