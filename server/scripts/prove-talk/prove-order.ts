import { setTimeout as wait } from 'node:timers/promises';
import { refuseNews } from '../../testing/break-bus.ts';
import { least, most } from '../prove-figures.ts';
import { setting, startNode } from './test-cluster.ts';
import { tellTalks } from './judge.ts';
import { countUnheard, makeWriters, writeAtPace, type Talker } from './talkers.ts';

const SENDERS = 16;
const CONTROL_MS = 3000;

const showFault = async (talkers: readonly Talker[], rate: number): Promise<void> => {
  const before = countUnheard(talkers);
  await refuseNews(true);
  const writing = writeAtPace(talkers, { rate });
  await wait(CONTROL_MS);
  await refuseNews(false);
  await writing.stop();
  // The next one of each shows their screens that something is missing.
  const last = writeAtPace(talkers, { rate });
  await last.stop();
  await tellTalks('ORDER with servers that did not hear each other:', talkers);
  least('ORDER control: unheard by those who never ask', countUnheard(talkers) - before, 1);
};

/** Sixteen people write to each other on two servers: every screen is what the database has, without a hole. */
export const proveOrder = async (): Promise<void> => {
  const rate = setting('PROVE_RATE', 200);
  const nodes = [await startNode(), await startNode()];
  const urlOf = (at: number): string => nodes[at % 2]?.url ?? '';
  const talkers = await makeWriters(SENDERS, (at) => ({
    url: urlOf(at),
    origin: (turn) => urlOf(at + turn),
  }));
  const writing = writeAtPace(talkers, { rate });
  await wait(setting('PROVE_SECONDS', 300) * 1000);
  const perSecond = await writing.stop();
  least('ORDER messages a second', Math.round(perSecond), rate * 0.95);
  most('ORDER other refusals than 503', writing.refusals.length, 0);
  await tellTalks('ORDER', talkers);
  await showFault(talkers, rate);
  for (const { client } of talkers) client.disconnect();
  await Promise.all(nodes.map((node) => node.stop()));
};
