import { signIn } from '#e2e/kit/factories/users.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeWorld } from '#e2e/kit/factories/world.ts';
import { services } from '#server/seed/services.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { startTestSite } from '#e2e/kit/test-site.ts';
import { areHeld, compare, atLeast, median, say, type Figure } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { runLighthouse, type Measured, type Profile } from './run-lighthouse.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
// The page frame with one sentence: the minimum that every page of this build costs.
const EMPTY = '/offline';
// A person who is signed in is sent on.
const guestPages: readonly string[] = ['/login', '/worker/login'];

/** A customer with a message from a worker. */
const visitor = async (url: string, workerId: string) => {
  const customer = await signIn('customer');
  await makeMessage({ from: workerId, to: customer.userId });
  const { name, value } = await makePageCookie(customer);
  return (path: string, profile: Profile): Promise<Measured> =>
    runLighthouse({ url: url + path, profile, cookie: guestPages.includes(path) ? '' : `${name}=${value}` });
};

type Visit = Awaited<ReturnType<typeof visitor>>;

type Rounds = ReadonlyMap<string, readonly Measured[]>;

/** Visits the pages in rotation, so that other load affects all equally. */
const visitInTurns = async (visit: Visit, paths: readonly string[], profile: Profile): Promise<Rounds> => {
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of [EMPTY, ...paths])
      measured.set(path, [...(measured.get(path) ?? []), await visit(path, profile)]);
  return measured;
};

// The id in `/service/6567…` differs in each run.
const toPageName = (path: string): string => path.replace(/\/[0-9a-f]{24}$/, '');

type Read = (measured: Measured) => number;

const blocked: Read = ({ blockedMs }) => blockedMs;
const lcp: Read = ({ lcpMs }) => lcpMs;
const score =
  (category: string): Read =>
  ({ scores }) =>
    scores[category] ?? 0;

/** A page's figures relative to the empty page of the same build. */
const toEmptyPage = (rounds: Rounds, path: string) => {
  const take = (of: string, read: Read) => (rounds.get(of) ?? []).map(read);
  return (name: string, read: Read, bar: number, isMost = true): Figure =>
    compare({
      ...{ name: `P2 ${toPageName(path)} ${name} to the empty page`, bar, isMost },
      ...{ rounds: take(path, read), reference: take(EMPTY, read) },
    });
};

const measurePages = async (visit: Visit, paths: readonly string[]): Promise<Figure[]> => {
  const [plain, cheap] = [
    await visitInTurns(visit, paths, 'default'),
    await visitInTurns(visit, paths, 'cheap'),
  ];
  return paths.flatMap((path) => {
    const [usual, onCheapPhone] = [toEmptyPage(plain, path), toEmptyPage(cheap, path)];
    const medianScore = (category: string): number => median((plain.get(path) ?? []).map(score(category)));
    return [
      usual('performance', score('performance'), 0.97, false),
      usual('blocking time', blocked, 1.5),
      usual('LCP', lcp, 1.15),
      onCheapPhone('LCP on a cheap phone', lcp, 1.3),
      onCheapPhone('blocking time on a cheap phone', blocked, 1),
      atLeast(`P2 ${toPageName(path)} accessibility`, medianScore('accessibility'), 100),
      atLeast(`P2 ${toPageName(path)} best practices`, medianScore('best-practices'), 100),
    ];
  });
};

const mongod = process.env['HUNAR_TEST_MONGODB_URI'] ? null : await startTestMongod();
if (mongod) process.env['HUNAR_TEST_MONGODB_URI'] = mongod.uri;
const site = await startTestSite();
try {
  const { workerId } = await makeWorld();
  const shown = services.slice(0, 8).map(({ title }) => title);
  const [service] = (await makeSeedServices(...shown)).toReversed();
  const args = process.argv.slice(2);
  const paths =
    args.length > 0 ? args : ['/', '/search', `/service/${String(service?._id)}`, '/messages', ...guestPages];
  const visit = await visitor(site.url, workerId);
  const figures = (await measurePages(visit, paths)).map(say);
  keepResult({ command: 'bench:pages', figures });
  process.exitCode = areHeld(figures) ? 0 : 1;
} finally {
  await site.stop();
  await mongod?.stop();
}
