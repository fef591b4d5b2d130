import { findAffected, type ImportGraph } from '#server/lint/import-graph.ts';

export interface Choice {
  /** Cheapest first: those that need neither database nor server, those with a database, those with a server. */
  groups: readonly (readonly string[])[];
  /** What the change may break and these tests do not look at, one sentence each. */
  leftOut: readonly string[];
}

const isNodeTest = (file: string): boolean => file.endsWith('.test.ts');
const isRoute = (file: string): boolean => /^app\/api\/v1\/.*route\.ts$/.test(file);
const isPage = (file: string): boolean => /^app\/.*\/(page|layout)\.tsx$/.test(file);
const isBrowserTest = (file: string): boolean => /^e2e\/ui\/.*\.spec\.ts$/.test(file);
const isContract = (file: string): boolean => file.includes('contracts/');

// They read every file, or ask every call or page, whatever has changed.
const readsAllFiles = ['server/lint/house.test.ts', 'server/lint/placeholders.test.ts'];
const asksAllCalls =
  /^e2e\/api\/(page-[a-z-]+|matrix|attacks|tokens|faults|canaries|enumeration|scripts)\.test\.ts$/;

// Ten seconds or more each, longest first: a whole run begins with them, so that none goes on alone at its end.
export const longest: readonly string[] = [
  'e2e/api/canaries.test.ts',
  'e2e/api/matrix.test.ts',
  'server/socket/topology.test.ts',
  'e2e/api/faults.test.ts',
  'e2e/api/scripts.test.ts',
  'e2e/api/tokens.test.ts',
  'e2e/api/accounts.test.ts',
  'e2e/api/attacks.test.ts',
  'server/socket/cuts.test.ts',
  'server/socket/presence-truth.test.ts',
  'server/socket/crash-points.test.ts',
  'e2e/api/slow-clients.test.ts',
  'e2e/api/search-pages.test.ts',
  'server/embedded/demo/load-demo.test.ts',
  'server/socket/drain.test.ts',
  'server/starting.test.ts',
  'server/socket/third-person.test.ts',
  'e2e/api/search-order.test.ts',
  'server/scripts/prove-play/play.test.ts',
  'server/socket/messages.test.ts',
  'e2e/api/search-people.test.ts',
  'server/stopping.test.ts',
  'server/socket/bus-gap.test.ts',
  'models/search/worker-search.test.ts',
  'server/migrations/releases.test.ts',
];

const serverKit = 'server/testing/test-server.ts';
const databaseKit = 'server/testing/test-database.ts';

// Servers load route files by folder, so no import leads from a route to its tests; the contract is what both name.
const testsOfRoutes = (graph: ImportGraph, routes: readonly string[], servers: Map<string, number>) => {
  const contracts = new Set(routes.flatMap((route) => (graph.get(route) ?? []).filter(isContract)));
  return [...servers.keys()].filter(
    (file) => isNodeTest(file) && (graph.get(file) ?? []).some((one) => contracts.has(one)),
  );
};

const costIn = (graph: ImportGraph): ((file: string) => number) => {
  const servers = findAffected(graph, [serverKit]);
  const databases = findAffected(graph, [databaseKit]);
  return (file) => {
    if (servers.has(file) || file.startsWith('e2e/')) return 2;
    return databases.has(file) ? 1 : 0;
  };
};

interface TestFiles {
  graph: ImportGraph;
  files: readonly string[];
  changed: readonly string[];
}

/** All tests in the order in which they begin: those that a change can break, then what takes long, then the others. */
export const likeliestFirst = ({ graph, files, changed }: TestFiles): string[] => {
  const affected = findAffected(graph, changed);
  const turnOf = (file: string): number => {
    if (affected.has(file)) return -1;
    const place = longest.indexOf(file);
    return place < 0 ? longest.length : place;
  };
  return files.toSorted((a, b) => turnOf(a) - turnOf(b));
};

/** The same without what takes long or asks every call; a file that is itself changed stays. */
export const quickOnes = (files: readonly string[], changed: readonly string[]): string[] =>
  files.filter((file) => changed.includes(file) || !(asksAllCalls.test(file) || longest.includes(file)));

const describeLeftOut = (affected: readonly string[], lost: readonly string[]): string[] => {
  const pages = affected.filter(isPage).length;
  const specs = affected.filter(isBrowserTest);
  const browser = specs.length > 0 ? `, and ${specs.join(' ')}` : '';
  return [
    ...(lost.length > 0 ? [`Tests that ask every call or page: ${lost.join(' ')}`] : []),
    ...(pages + specs.length > 0 ? [`Browser tests; pages that the change reaches: ${pages}${browser}`] : []),
  ];
};

/** The tests that a change can break, by what imports what. */
export const chooseTests = (graph: ImportGraph, changed: readonly string[]): Choice => {
  const steps = findAffected(graph, changed);
  const affected = [...steps.keys()];
  const servers = findAffected(graph, [serverKit]);
  const found = [...affected.filter(isNodeTest), ...testsOfRoutes(graph, affected.filter(isRoute), servers)];
  if (changed.some((file) => graph.has(file))) found.push(...readsAllFiles);
  const tests = [...new Set(found)].filter((file) => graph.has(file));
  const lost = tests.filter((file) => asksAllCalls.test(file) && !changed.includes(file));
  const costOf = costIn(graph);
  const chosen = tests
    .filter((file) => !lost.includes(file))
    .sort((a, b) => (steps.get(a) ?? Infinity) - (steps.get(b) ?? Infinity));
  const routes = affected.some(isRoute);
  const missed = routes ? [...graph.keys()].filter((file) => asksAllCalls.test(file)) : lost;
  return {
    groups: [0, 1, 2].map((cost) => chosen.filter((file) => costOf(file) === cost)),
    leftOut: describeLeftOut(
      affected,
      missed.filter((file) => !chosen.includes(file)),
    ),
  };
};
