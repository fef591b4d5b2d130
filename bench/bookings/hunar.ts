import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { startServer } from '#server/index.ts';
import { makeBookable, bookingBodyFor, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { benchEnv } from '../api/bench-env.ts';
import { setting } from '../setting.ts';
import { stopWhenAsked } from '../stop-server.ts';

const WORKERS = setting('BENCH_WORKERS', 160);
const DAYS = setting('BENCH_DAYS', 25);
const HOURS = [6, 8, 10, 12, 14, 16, 18];
// The limit of open requests per customer.
const A_CUSTOMER = 5;

// Notifications are delivered too: the background process runs and writes mails into its own folder.
const DATA_DIR = mkdtempSync(join(tmpdir(), 'hunar-bench-'));
const server = await startServer({ env: { ...benchEnv(), HUNAR_WORKER: 'on', DATA_DIR }, pages: false });

const bookables: Bookable[] = [];
while (bookables.length < WORKERS) bookables.push(await makeBookable());

const today = toIndiaDay(now());
const bodies = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 2)).flatMap((localDate) =>
  HOURS.flatMap((hour) =>
    bookables.map((bookable) =>
      bookingBodyFor({ ...bookable, localDate, slot: { start: hour * 60, end: (hour + 2) * 60 } }),
    ),
  ),
);
// One more customer than a multiple of the workers, so that each asks a different worker every time.
const tokens: string[] = [];
while (tokens.length * A_CUSTOMER <= bodies.length) tokens.push((await signIn('customer')).token);
// Rotate the customers, so that no one sends several requests at once.
const wishes = bodies.map((body, at) => ({ token: tokens[at % tokens.length], body }));
process.send?.({ url: server.url, wishes });
stopWhenAsked(server, () => rmSync(DATA_DIR, { recursive: true }));
