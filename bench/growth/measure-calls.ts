import { within } from '#lib/platform/concurrency/within.ts';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { countExamined } from '#e2e/kit/query-plans.ts';
import { scheduledTasks } from '#server/worker/start-worker.ts';
import { format, median } from '../figures.ts';
import type { Measured, Stage } from './growth-database.ts';

const ROUNDS = 5;
/** A call that takes long is not sent five times. */
const MAX_ROUNDS_MS = 2000;
const MAX_CALL_MS = 60_000;
const MAX_TASK_MS = 60_000;

const mainWrites = [
  ...['POST /auth/register', 'POST /auth/login', 'PUT /auth/update-profile'],
  ...['POST /bookings', 'PUT /bookings/{id}/status', 'POST /bookings/{id}/reschedule'],
  ...['PUT /bookings/{id}/paid', 'POST /bookings/{id}/proposal', 'POST /wallet/top-ups'],
  ...['POST /messages/send/{id}', 'PUT /messages/mark/{messageId}', 'PUT /messages/mark-conversation/{id}'],
  ...['PUT /notifications/read', 'PUT /favorites/{kind}/{id}', 'PUT /users/update-worker-profile'],
  ...['PUT /users/{id}/block', 'POST /users/{id}/report', 'POST /admin/rate-us'],
  ...['POST /admin/send-message-to-us', 'POST /reviews/{id}/report', 'PUT /reviews/{id}/answer'],
  ...['PUT /admin/reports/{id}', 'PUT /admin/tickets/{id}', 'PUT /admin/users/{id}/verification'],
];

/** Every call that reads, and the main ones that write. */
export const loadMeasuredCalls = async (): Promise<KnownCall[]> => {
  const calls = await loadKnownCalls();
  const unknown = mainWrites.filter((name) => !calls.some((call) => call.name === name));
  if (unknown.length > 0) throw new Error(`No such call: ${unknown.join(', ')}.`);
  return calls.filter(({ name, contract }) => contract.method === 'GET' || mainWrites.includes(name));
};

const refuse = (name: string) => (): never => {
  throw new Error(`${name} did not end.`);
};

/** Says what was measured, or why it could not be: one call must not end a run of many minutes. */
const measured = async (name: string, work: () => Promise<Measured>): Promise<Measured> => {
  const result = await work().catch((error: unknown) => ({
    ...{ docs: 0, keys: 0, milliseconds: 0 },
    fault: String(error).slice(0, 300),
  }));
  const { docs, keys, milliseconds, fault } = result;
  console.log(`  ${name}: ${fault ?? `${docs} documents, ${keys} keys, ${format(milliseconds)} ms`}`);
  return result;
};

const measureCall = async (origin: string, { contract, makeValid }: KnownCall): Promise<Measured> => {
  const prepare = async () => {
    const { caller, parts } = await makeValid();
    return async (): Promise<void> => {
      const { status, text } = await sendCall({ origin, call: contract, parts, token: caller.token });
      if (status >= 400) throw new Error(`${status}: ${text.slice(0, 200)}`);
    };
  };
  let send = await prepare();
  const times: number[] = [];
  let spent = 0;
  while (times.length < ROUNDS && spent < MAX_ROUNDS_MS) {
    const startedAt = performance.now();
    await send();
    times.push(performance.now() - startedAt);
    spent += times.at(-1) ?? 0;
    // A write is not repeated as it is: its effect would be there already.
    if (contract.method !== 'GET') send = await prepare();
  }
  return { ...(await countExamined(send)), milliseconds: median(times), fault: null };
};

export const measureCalls = async (origin: string, calls: readonly KnownCall[]): Promise<Stage> => {
  const stage: Stage = {};
  for (const call of calls)
    stage[call.name] = await measured(call.name, () =>
      within(MAX_CALL_MS, measureCall(origin, call), refuse(call.name)),
    );
  return stage;
};

/** One run of each scheduled task, of one slice of those in slices. */
export const measureTasks = async (): Promise<Stage> => {
  const stage: Stage = {};
  for (const { name, slices: count = 1, run } of scheduledTasks) {
    const work = async (): Promise<Measured> => {
      const startedAt = performance.now();
      const examined = await countExamined(() => run({ index: 0, count }));
      return { ...examined, milliseconds: performance.now() - startedAt, fault: null };
    };
    stage[`task ${name}`] = await measured(`task ${name}`, () => within(MAX_TASK_MS, work(), refuse(name)));
  }
  return stage;
};
