import {
  context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OtelSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { log } from './log.ts';
import { setTracer, type Span, type SpanStart, type Tracer } from './trace.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const parseParent = (text: string | null | undefined): SpanContext | null => {
  const [, traceId = '', spanId = '', flags = '00'] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(text ?? '') ?? [];
  const parsed = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parsed) ? parsed : null;
};

const formatParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const toSpan = (span: OtelSpan): Span => ({
  note: (facts) => void span.setAttributes(facts),
  fail: (name) => void span.setAttribute('error.type', name).setStatus({ code: SpanStatusCode.ERROR }),
  end: () => span.end(),
});

const createTracer = (provider: TracerProvider): Tracer => {
  // Not the global provider: Next would add spans of its own with whole addresses, which may hold a reset link's secret.
  const tracer = provider.getTracer('hunar', APP_VERSION);
  const spans = new WeakMap<Span, OtelSpan>();

  const start = ({ name, kind, facts = {}, parent, link }: SpanStart): Span => {
    const remote = parseParent(parent);
    const linked = parseParent(link);
    const options = { kind: kinds[kind], attributes: facts, links: linked ? [{ context: linked }] : [] };
    const around = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : context.active();
    const started = tracer.startSpan(name, options, around);
    const span = toSpan(started);
    spans.set(span, started);
    return span;
  };
  const within: Tracer['within'] = (span, work) => {
    const started = spans.get(span);
    return started ? context.with(trace.setSpan(context.active(), started), work) : work();
  };
  const current: Tracer['current'] = () => {
    const running = trace.getActiveSpan()?.spanContext();
    return running ? { parent: formatParent(running), traceId: running.traceId } : null;
  };
  return { start, within, current };
};

const reportFaults = (): void => {
  const say = (message: string) => log().warn({ message }, 'traces could not be sent');
  const ignore = () => {};
  diag.setLogger(
    { error: say, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
};

interface ExportRules {
  /** The collector's address; spans are posted to `/v1/traces` below it. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of traces that are recorded, from 0 to 1. */
  share: number;
}

/** Records traces and sends them to a collector by OTLP over HTTP. Returns a function that sends the rest and stops. */
export const startExport = ({
  endpoint,
  headers,
  serviceName,
  share,
}: ExportRules): (() => Promise<void>) => {
  reportFaults();
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': APP_VERSION }),
    // A trace that continues in the outbox is recorded whole or not at all.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, headers }),
        scheduledDelayMillis: 2000,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  setTracer(createTracer(provider));
  return async () => {
    setTracer(null);
    await provider.shutdown();
    context.disable();
    diag.disable();
  };
};
