import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
  links: z.array(z.object({ traceId: z.string() })).default([]),
});

/** A span as the collector received it. */
export type CollectedSpan = z.infer<typeof span>;

const requestSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export interface TraceCollector {
  url: string;
  /** All spans so far. */
  spans: CollectedSpan[];
  /** Everything received, as text. */
  bodies: string[];
  stop(): Promise<void>;
}

/** Receives traces by OTLP/JSON over HTTP on loopback and keeps them. */
export const startTraceCollector = async (): Promise<TraceCollector> => {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      const { resourceSpans } = requestSchema.parse(JSON.parse(body));
      for (const { scopeSpans } of resourceSpans)
        for (const { spans: received } of scopeSpans) spans.push(...received);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The collector has no port.');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${address.port}`, spans, bodies, stop };
};
