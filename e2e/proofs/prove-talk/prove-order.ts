import { setTimeout as wait } from 'node:timers/promises';
import { refuseEvents } from '#e2e/kit/break-bus.ts';
import { recordMin, recordMax } from '../prove-figures.ts';
import { setting, startNode } from './test-cluster.ts';
import { tellTalks } from './judge.ts';
import { countUnheard, makeWriters, writeAtPace, type Talker } from './talkers.ts';

const SENDERS = 16;
const CONTROL_MS = 3000;

const showFault = async (talkers: readonly Talker[], rate: number): Promise<void> => {
  const before = countUnheard(talkers);
  await refuseEvents(true);
  const writing = writeAtPace(talkers, { rate });
  await wait(CONTROL_MS);
  await refuseEvents(false);
  await writing.stop();
  // One more message each, so that screens notice gaps.
  const last = writeAtPace(talkers, { rate });
  await last.stop();
  await tellTalks('ORDER with servers that did not hear each other:', talkers);
  recordMin('ORDER control: unheard by those who never ask', countUnheard(talkers) - before, 1);
};

/** Sixteen people write to each other on two servers: every screen matches the database, without gaps. */
export const proveOrder = async (): Promise<void> => {
  const rate = setting('PROVE_RATE', 200);
  const nodes = [await startNode(), await startNode()];
  const nodeUrl = (at: number): string => nodes[at % 2]?.url ?? '';
  const talkers = await makeWriters(SENDERS, (at) => ({
    url: nodeUrl(at),
    origin: (turn) => nodeUrl(at + turn),
  }));
  const writing = writeAtPace(talkers, { rate });
  await wait(setting('PROVE_SECONDS', 300) * 1000);
  const perSecond = await writing.stop();
  recordMin('ORDER messages a second', Math.round(perSecond), rate * 0.95);
  recordMax('ORDER other refusals than 503', writing.refusals.length, 0);
  await tellTalks('ORDER', talkers);
  await showFault(talkers, rate);
  for (const { client } of talkers) client.disconnect();
  await Promise.all(nodes.map((node) => node.stop()));
};
