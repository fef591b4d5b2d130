import { findAffected, type ImportGraph } from '#tools/lint/import-graph.ts';

export interface Choice {
  /**
   * The tests that reveal most about changed calls, run before all groups: files, and the matrix files with their rows.
   */
  first: { files: readonly string[]; matrixFiles: readonly string[] };
  /** Cheapest first: those that need neither database nor server, those with a database, those with a server. */
  groups: readonly (readonly string[])[];
  /** Affected things that these tests do not cover, one sentence each. */
  leftOut: readonly string[];
}

const isNodeTest = (file: string): boolean => file.endsWith('.test.ts');
const isRoute = (file: string): boolean => /^app\/api\/v1\/.*route\.ts$/.test(file);
const isPage = (file: string): boolean => /^app\/.*\/(page|layout)\.tsx$/.test(file);
const isBrowserTest = (file: string): boolean => /^e2e\/(ui|slow)\/.*\.spec\.ts$/.test(file);
const isContract = (file: string): boolean => file.includes('contracts/');

// These read every file, or every call or page, and so depend on any change.
const readsAllFiles = ['tools/lint/code-rules.test.ts', 'tools/lint/placeholders.test.ts'];
const asksAllCalls =
  /^e2e\/api\/(page-[a-z-]+|matrix|attacks|tokens|faults|canaries|enumeration|scripts)\.test\.ts$/;

// Ten seconds or more each, longest first, so that none runs alone at the end.
export const longest: readonly string[] = [
  'e2e/api/canaries.test.ts',
  'e2e/api/matrix.test.ts',
  'server/socket/topology.test.ts',
  'e2e/api/faults.test.ts',
  'e2e/api/scripts.test.ts',
  'bench/short-runs.test.ts',
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
  'server/database-user.test.ts',
  'server/starting.test.ts',
  'server/socket/third-person.test.ts',
  'e2e/api/search-order.test.ts',
  'e2e/proofs/prove-play/play.test.ts',
  'server/socket/messages.test.ts',
  'e2e/api/search-people.test.ts',
  'server/stopping.test.ts',
  'server/socket/bus-gap.test.ts',
  'models/search/worker-search.test.ts',
  'server/migrations/releases.test.ts',
];

// Permissions, the list of calls and the API description show a wrong contract within seconds.
const testsOfCalls = ['e2e/api/matrix.test.ts', 'e2e/api/inventory.test.ts', 'tools/openapi.test.ts'];
const matrixFolder = 'e2e/api/matrix/';

const chooseFirst = (graph: ImportGraph, changed: readonly string[]): Choice['first'] => {
  const contracts = new Set(changed.filter(isContract));
  const matrixFiles = [...graph.keys()].filter(
    (file) =>
      file.startsWith(matrixFolder) &&
      (changed.includes(file) || (graph.get(file) ?? []).some((one) => contracts.has(one))),
  );
  const files = contracts.size + matrixFiles.length > 0 ? testsOfCalls : [];
  return { files, matrixFiles: matrixFiles.map((file) => file.slice(matrixFolder.length)) };
};

const serverKit = 'e2e/kit/test-server.ts';
const databaseKit = 'e2e/kit/test-database.ts';

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

/** All tests in order: those that a change can break, then the slow ones, then the others. */
export const likeliestFirst = ({
  graph,
  files,
  changed,
}: {
  graph: ImportGraph;
  files: readonly string[];
  changed: readonly string[];
}): string[] => {
  const affected = findAffected(graph, changed);
  const runOrder = (file: string): number => {
    if (affected.has(file)) return -1;
    const place = longest.indexOf(file);
    return place < 0 ? longest.length : place;
  };
  return files.toSorted((a, b) => runOrder(a) - runOrder(b));
};

/** The same without slow tests and those that make every call; a changed test file stays. */
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

/** The tests that a change can break, from the import graph. */
export const chooseTests = (graph: ImportGraph, changed: readonly string[]): Choice => {
  const steps = findAffected(graph, changed);
  const affected = [...steps.keys()];
  const servers = findAffected(graph, [serverKit]);
  const found = [...affected.filter(isNodeTest), ...testsOfRoutes(graph, affected.filter(isRoute), servers)];
  if (changed.some((file) => graph.has(file))) found.push(...readsAllFiles);
  const tests = [...new Set(found)].filter((file) => graph.has(file));
  const lost = tests.filter((file) => asksAllCalls.test(file) && !changed.includes(file));
  const measureCost = costIn(graph);
  const first = chooseFirst(graph, changed);
  const chosen = tests
    .filter((file) => !lost.includes(file) && !first.files.includes(file))
    .sort((a, b) => (steps.get(a) ?? Infinity) - (steps.get(b) ?? Infinity));
  const routes = affected.some(isRoute);
  const missed = routes ? [...graph.keys()].filter((file) => asksAllCalls.test(file)) : lost;
  return {
    first,
    groups: [0, 1, 2].map((cost) => chosen.filter((file) => measureCost(file) === cost)),
    leftOut: describeLeftOut(
      affected,
      missed.filter((file) => !chosen.includes(file)),
    ),
  };
};
