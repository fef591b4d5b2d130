import type { Env } from '#lib/platform/config/env.ts';
import { within } from '#lib/platform/concurrency/within.ts';
import { log } from '#lib/platform/observability/log.ts';
import { startSpan } from '#lib/platform/observability/trace.ts';
import { watchCommands } from '#models/connection.ts';

// A collector that does not answer must not delay the end of a server.
const MAX_FLUSH_MS = 2000;

const followCommands = (): void =>
  watchCommands(({ name, collection }) => {
    const facts = {
      'db.system.name': 'mongodb',
      'db.operation.name': name,
      ...(collection !== undefined && { 'db.collection.name': collection }),
    };
    const span = startSpan({ name: collection ? `${name} ${collection}` : name, kind: 'client', facts });
    if (!span) return null;
    return (errorName) => {
      if (errorName !== null) span.fail(errorName);
      span.end();
    };
  });

/** Starts sending traces if OTEL_EXPORTER_OTLP_ENDPOINT is set; loads nothing otherwise. Returns a stop function. */
export const startTracing = async (env: Env): Promise<() => Promise<void>> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env;
  if (!endpoint) return async () => {};
  const { startExport } = await import('#lib/platform/observability/export-traces.ts');
  const stop = startExport({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: OTEL_SERVICE_NAME,
    share: OTEL_TRACES_SAMPLER_ARG,
  });
  followCommands();
  return async () => {
    watchCommands(null);
    await within(MAX_FLUSH_MS, stop(), () => log().warn('the last traces were not sent'));
  };
};
