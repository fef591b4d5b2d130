import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { processWide } from '#lib/platform/config/process-wide.ts';

const makeMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const socketFaults = new Counter({
    name: 'hunar_socket_faults_total',
    help: 'Inbound socket events that were refused',
    labelNames: ['reason'],
    registers,
  });
  // Shown as 0 from the start: an alarm on a rise hears nothing of a series that begins with 1.
  for (const reason of ['bus', 'internal', 'unavailable', 'draining', 'foreign_origin'])
    socketFaults.inc({ reason }, 0);
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
    socketFaults,
    outboxWaiting: new Gauge({ name: 'hunar_outbox_waiting', help: 'Outbox rows not done yet', registers }),
    outboxGivenUp: new Counter({
      name: 'hunar_outbox_given_up_total',
      help: 'Outbox rows that this server gave up',
      labelNames: ['kind'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'hunar_job_failures_total',
      help: 'Runs of scheduled jobs that failed on this server',
      labelNames: ['job'],
      registers,
    }),
  };
};

/** Counters of this process, shown at /metrics. */
export const metrics = processWide('metrics', makeMetrics).get;
