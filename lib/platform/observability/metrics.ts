import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

/** Answers to callers. */
const makeServing = (registers: Registry[]) => ({
  requestSeconds: new Histogram({
    name: 'hunar_http_request_seconds',
    help: 'Time to answer a call of the API',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  }),
  pageSeconds: new Histogram({
    name: 'hunar_page_request_seconds',
    help: 'Time to answer a request for a page',
    labelNames: ['page', 'status'],
    buckets: [0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  }),
  refusals: new Counter({
    name: 'hunar_refusals_total',
    help: 'Calls that were refused, by code',
    labelNames: ['code'],
    registers,
  }),
  openSockets: new Gauge({ name: 'hunar_open_sockets', help: 'Open socket.io connections', registers }),
});

const makeBookings = (registers: Registry[]) => {
  const bookings = new Counter({
    name: 'hunar_bookings_total',
    help: 'Bookings that reached a status on this server',
    labelNames: ['status'],
    registers,
  });
  // An alarm on too few requests needs the series before the first one.
  bookings.inc({ status: 'pending' }, 0);
  return bookings;
};

/** Events of the marketplace. */
const makeMarket = (registers: Registry[]) => ({
  bookings: makeBookings(registers),
  messages: new Counter({
    name: 'hunar_messages_total',
    help: 'Messages that this server stored',
    registers,
  }),
  signIns: new Counter({
    name: 'hunar_sign_ins_total',
    help: 'Sessions that this server started, registrations included',
    labelNames: ['role'],
    registers,
  }),
  smsMessages: new Counter({
    name: 'hunar_sms_messages_total',
    help: 'SMS of this server by kind and outcome: sent, failed or over budget',
    labelNames: ['kind', 'outcome'],
    registers,
  }),
  smsBudgetLeft: new Gauge({
    name: 'hunar_sms_budget_left',
    help: "What is left of the day's SMS budget, without and with the reserve for proved numbers",
    labelNames: ['part'],
    registers,
  }),
  appealsUnanswered: new Counter({
    name: 'hunar_appeals_unanswered_total',
    help: 'Reminders of appeals against urgent pauses that another lead has left unanswered for two weeks',
    registers,
  }),
});

/** The database and background work. */
const makeBackground = (registers: Registry[]) => ({
  databaseUp: new Gauge({
    name: 'hunar_database_up',
    help: '1 while this server sees a database that takes writes',
    registers,
  }),
  databaseMembers: new Gauge({
    name: 'hunar_database_members',
    help: 'Members of the replica set as this server sees them: up, or away when down or recovering',
    labelNames: ['state'],
    registers,
  }),
  poolWaitSeconds: new Histogram({
    name: 'hunar_database_pool_wait_seconds',
    help: 'Time that a command waited for a connection',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  }),
  transactionRetries: new Counter({
    name: 'hunar_transaction_retries_total',
    help: 'Transactions that were run once more after a conflict or an election',
    registers,
  }),
  outboxWaiting: new Gauge({ name: 'hunar_outbox_waiting', help: 'Outbox rows not done yet', registers }),
  outboxOldestSeconds: new Gauge({
    name: 'hunar_outbox_oldest_seconds',
    help: 'How long the oldest outbox row that is due has waited',
    registers,
  }),
  outboxGivenUp: new Counter({
    name: 'hunar_outbox_given_up_total',
    help: 'Outbox rows that this server gave up',
    labelNames: ['kind'],
    registers,
  }),
  jobLagSeconds: new Gauge({
    name: 'hunar_job_lag_seconds',
    help: 'How long the slice of a scheduled task that is furthest behind has been due',
    labelNames: ['job'],
    registers,
  }),
  jobFailures: new Counter({
    name: 'hunar_job_failures_total',
    help: 'Runs of scheduled jobs that failed on this server',
    labelNames: ['job'],
    registers,
  }),
});

const makeSocketFaults = (registers: Registry[]) => {
  const socketFaults = new Counter({
    name: 'hunar_socket_faults_total',
    help: 'Inbound socket events that were refused',
    labelNames: ['reason'],
    registers,
  });
  // Start these series at 0: an alarm on a rise misses a series that begins with 1.
  for (const reason of ['bus', 'internal', 'unavailable', 'draining', 'foreign_origin'])
    socketFaults.inc({ reason }, 0);
  return socketFaults;
};

const noteVersion = (registers: Registry[]): void => {
  const info = { name: 'hunar_build_info', help: '1, with the version that this server runs' };
  new Gauge({ ...info, labelNames: ['version'], registers }).set({ version: APP_VERSION }, 1);
};

const makeMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  noteVersion(registers);
  return {
    registry,
    socketFaults: makeSocketFaults(registers),
    ...makeServing(registers),
    ...makeMarket(registers),
    ...makeBackground(registers),
  };
};

/** This process's counters, served at /metrics. */
export const metrics = processWide('metrics', makeMetrics).get;
