import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { processWide } from '#lib/platform/config/process-wide.ts';

const makeMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'hunar_http_request_seconds',
      help: 'Time to answer a call of the API',
      labelNames: ['method', 'path', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    openSockets: new Gauge({ name: 'hunar_open_sockets', help: 'Open socket.io connections', registers }),
    socketFaults: new Counter({
      name: 'hunar_socket_faults_total',
      help: 'Inbound socket events that were refused',
      labelNames: ['reason'],
      registers,
    }),
    outboxWaiting: new Gauge({ name: 'hunar_outbox_waiting', help: 'Outbox rows not done yet', registers }),
  };
};

/** Counters of this process, shown at /metrics. */
export const metrics = processWide('metrics', makeMetrics).get;
