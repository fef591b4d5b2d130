import { signIn } from '#server/testing/factories/users.ts';
import { makePageCookie } from '#server/testing/factories/page-cookies.ts';
import { makeMessage } from '#server/testing/factories/messages.ts';
import { makeSeedServices } from '#server/testing/factories/seed-services.ts';
import { makeWorld } from '#server/testing/factories/world.ts';
import { services } from '#server/seed/services.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { startTestSite } from '#server/testing/test-site.ts';
import { compare, median, type Figure } from '../figures.ts';
import { keepResult } from '../keep-result.ts';
import { runLighthouse, type Measured, type Profile } from './run-lighthouse.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
// The frame with one sentence: what every page of this build costs.
const EMPTY = '/offline';

const say = ({ name, figure, bar, verdict }: Figure): void =>
  console.log(`${name} ${figure.toFixed(3)} ${bar} ${verdict}`);

/** A customer to whom a worker has written. */
const visitor = async (url: string, workerId: string) => {
  const customer = await signIn('customer');
  await makeMessage({ from: workerId, to: customer.userId });
  const { name, value } = await makePageCookie(customer);
  return (path: string, profile: Profile): Promise<Measured> =>
    // The sign-in pages are for guests.
    runLighthouse({ url: url + path, profile, cookie: path === '/login' ? '' : `${name}=${value}` });
};

type Visit = Awaited<ReturnType<typeof visitor>>;

const scoresOf = async (visit: Visit, path: string): Promise<Figure[]> => {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(path, 'default'));
  const bars = { performance: 95, accessibility: 100, 'best-practices': 100 };
  return Object.entries(bars).map(([category, bar]) => {
    const values = rounds.map(({ scores }) => scores[category] ?? 0);
    const figure = median(values);
    const verdict = figure >= bar ? 'pass' : 'short';
    return { name: `P2 ${path} ${category}`, figure, bar, verdict, rounds: values, reference: [] };
  });
};

const cheapOf = async (visit: Visit, paths: readonly string[]): Promise<Figure[]> => {
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of [EMPTY, ...paths])
      measured.set(path, [...(measured.get(path) ?? []), await visit(path, 'cheap')]);
  const take = (path: string, name: 'lcpMs' | 'blockedMs') =>
    (measured.get(path) ?? []).map((round) => round[name]);
  return paths.flatMap((path) =>
    (['lcpMs', 'blockedMs'] as const).map((name) =>
      compare({
        name: `P2 cheap phone ${path} ${name} to empty page`,
        bar: 2,
        isMost: true,
        rounds: take(path, name),
        reference: take(EMPTY, name),
      }),
    ),
  );
};

const mongod = process.env['HUNAR_TEST_MONGODB_URI'] ? null : await startTestMongod();
if (mongod) process.env['HUNAR_TEST_MONGODB_URI'] = mongod.uri;
const site = await startTestSite();
try {
  const { workerId } = await makeWorld();
  const shown = services.slice(0, 8).map(({ title }) => title);
  const [service] = (await makeSeedServices(...shown)).toReversed();
  const given = process.argv.slice(2);
  const paths =
    given.length > 0 ? given : ['/', '/search', `/service/${String(service?._id)}`, '/messages', '/login'];
  const visit = await visitor(site.url, workerId);
  const figures: Figure[] = [];
  const add = (more: readonly Figure[]) => more.forEach((figure) => figures.push(figure) && say(figure));
  for (const path of paths) add(await scoresOf(visit, path));
  add(await cheapOf(visit, paths));
  keepResult('pages', { figures });
  process.exitCode = figures.every(({ verdict }) => verdict === 'pass') ? 0 : 1;
} finally {
  await site.stop();
  await mongod?.stop();
}
