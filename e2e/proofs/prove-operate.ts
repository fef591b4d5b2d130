import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { startHaproxy } from '#e2e/kit/shipped-proxy.ts';
import type { ThreeMongods } from '#e2e/kit/three-mongods.ts';
import { freePort } from '#server/embedded/ports.ts';
import { buildWhenChanged } from '#tools/build/build-pages.ts';
import { findProxies } from '#tools/test/find-proxies.ts';
import { startDatabase } from './prove-faults/start-database.ts';
import { chosenProofs, keepFigures, recordMax, recordMin, tell } from './prove-figures.ts';
import { proveFiles } from './prove-operate/files.ts';
import { proveIdle } from './prove-operate/idle.ts';
import { proveUpgrade } from './prove-operate/one-machine.ts';
import { startServers } from './prove-operate/servers.ts';
import { askOnce, hasFailed, makeCast, startVisitors, type Observation } from './prove-operate/visitors.ts';
import { proveVisible } from './prove-operate/visible.ts';

const BETWEEN_MS = 5000;
// A request on its way when the primary dies may be lost.
const MIN_READS = 0.97;

interface Outage {
  readonly from: number;
  readonly until: number;
}

const sentIn =
  ({ from, until }: Outage) =>
  ({ sentAt }: Observation): boolean =>
    sentAt >= from && sentAt < until;

/** Prints each kind of failed request once. */
const tellFailures = (failed: readonly Observation[]): void => {
  const kinds = new Set(failed.map(({ request, status }) => `  ${request.split(/[?\d]/)[0]}: ${status}`));
  kinds.forEach(say);
};

/** Breaks the database and repairs it once a write has succeeded again; returns the time without successful writes. */
const survive = async (
  seen: readonly Observation[],
  strike: () => Promise<() => Promise<void>>,
): Promise<Outage> => {
  const mend = await strike();
  // From here on: a write that was quicker than the strike does not end the outage.
  const from = Date.now();
  const isBack = ({ kind, sentAt, status }: Observation) =>
    kind === 'write' && sentAt > from && status === 200;
  while (!seen.some(isBack)) await wait(50);
  const until = seen.find(isBack)?.endedAt ?? from;
  await mend();
  return { from, until };
};

/** Loses first the primary, then all three at once. */
const strikesOn = (mongods: ThreeMongods): (() => Promise<() => Promise<void>>)[] => [
  mongods.killPrimary,
  async () => {
    await mongods.killAll();
    await mongods.startAll();
    return async () => {};
  },
];

/** HAProxy without our texts, in front of servers that are gone, answers with its own page. */
const countForeignWithoutTexts = async (): Promise<number> => {
  const gone = new Map<string, string>();
  for (const name of ['app1', 'app2']) gone.set(name, `http://127.0.0.1:${await freePort()}`);
  const proxy = await startHaproxy(gone, (config) => config.replaceAll(/^ *http-error .*$/gm, ''));
  const { isForeign } = await askOnce(`${proxy.url}/api/v1/users/search-worker`);
  await proxy.stop();
  return isForeign ? 1 : 0;
};

const proveElection = async (mongods: ThreeMongods): Promise<void> => {
  const servers = await startServers();
  const visitors = await startVisitors(servers.url, await makeCast());
  const outages: Outage[] = [];
  for (const strike of strikesOn(mongods)) {
    await wait(BETWEEN_MS);
    outages.push(await survive(visitors.seen, strike));
  }
  await wait(BETWEEN_MS);
  const seen = await visitors.stop();
  await servers.stop();

  const name = 'R14 election';
  const count = (isCounted: (one: Observation) => boolean): number => seen.filter(isCounted).length;
  const during = outages.flatMap((outage) => seen.filter(sentIn(outage)));
  // With all three gone, no one can answer.
  const reads = outages
    .slice(0, 1)
    .flatMap((outage) => seen.filter(sentIn(outage)))
    .filter(({ kind }) => kind === 'read');
  recordMin(`${name}: requests`, seen.length, 200);
  tell(
    `${name}: seconds without a primary, longest`,
    Math.max(...outages.map((w) => w.until - w.from)) / 1000,
  );
  recordMin(`${name}: requests refused, at least`, during.filter(hasFailed).length, 1);
  recordMax(
    `${name}: bodies that are not ours`,
    count(({ isForeign }) => isForeign),
    0,
  );
  recordMax(
    `${name}: pages with 500`,
    count(({ kind, status }) => kind === 'page' && status === 500),
    0,
  );
  const isStrange = ({ status }: Observation) => status === 0 || (status >= 400 && status !== 503);
  tellFailures(seen.filter(isStrange));
  recordMax(`${name}: other failures than 503`, count(isStrange), 0);
  recordMax(
    `${name}: 503 without Retry-After`,
    count((one) => one.status === 503 && !one.saysWhenToRetry),
    0,
  );
  const isProxys = ({ kind, status, requestId }: Observation) =>
    kind !== 'file' && status > 0 && requestId === null;
  recordMax(`${name}: answers that the proxy gave itself`, count(isProxys), 0);
  recordMax(
    `${name}: files refused`,
    count((one) => one.kind === 'file' && hasFailed(one)),
    0,
  );
  recordMin(`${name}: reads while there was no primary`, reads.length, 20);
  recordMin(
    `${name}: part of them that went on`,
    1 - reads.filter(hasFailed).length / Math.max(1, reads.length),
    MIN_READS,
  );
  recordMin(`${name} control: foreign bodies without our texts`, await countForeignWithoutTexts(), 1);
};

const proveRolling = async (): Promise<void> => {
  const servers = await startServers();
  const visitors = await startVisitors(servers.url, await makeCast());
  await wait(BETWEEN_MS);
  for (const name of servers.names) {
    await servers.restart(name);
    await wait(BETWEEN_MS);
  }
  const seen = await visitors.stop();
  await servers.stop();
  const failed = seen.filter(hasFailed);
  tellFailures(failed);
  recordMin('R14 rolling restart: requests', seen.length, 200);
  recordMax('R14 rolling restart: failed', failed.length, 0);
};

const proveRestore = async (): Promise<void> => {
  const file = join(projectRoot, 'e2e/proofs/prove-restore.ts');
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  recordMax('R16 drill: parts of prove:restore that fell short', status === 0 ? 0 : 1, 0);
};

const proofs = {
  election: proveElection,
  rolling: proveRolling,
  idle: proveIdle,
  files: proveFiles,
  visible: proveVisible,
  upgrade: proveUpgrade,
  restore: proveRestore,
};

const main = async (): Promise<void> => {
  const selected = chosenProofs<(mongods: ThreeMongods) => Promise<void>>(proofs);
  const missing = await findProxies();
  if (missing.length > 0)
    throw new SetUpError(`Install ${missing.join(' and ')} first, for example by apt-get.`);
  await buildWhenChanged();
  const mongods = await startDatabase();
  for (const prove of selected) await prove(mongods);
  await leaveWith(keepFigures('operate') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
