import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { findMongod } from './find-mongod.ts';
import { freePort, untilListening } from './ports.ts';
import { readState, writeState, type MongodState } from './mongod-state.ts';
import { setArguments } from './replica-set.ts';
import { SetUpError } from './set-up-error.ts';

interface LaunchOptions {
  dataDir: string;
  port: number;
  binary: string;
}

// In a session of its own: a ctrl-C at the terminal must reach us alone, so that we can end things in order.
const spawnMongod = ({ dataDir, port, binary }: LaunchOptions): ChildProcess => {
  const log = openSync(join(dataDir, 'mongod.log'), 'w');
  const child = spawn(
    binary,
    [
      ...['--dbpath', join(dataDir, 'db'), '--port', String(port), '--bind_ip', '127.0.0.1'],
      ...['--wiredTigerCacheSizeGB', '0.5', '--oplogSize', '256', '--nounixsocket', '--quiet'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false', ...setArguments],
      // What a server had begun when it died stands in the way of others for so long; no call of ours takes longer.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
    ],
    { detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  return child;
};

const refusal = (dataDir: string): SetUpError =>
  new SetUpError(
    `The embedded database did not start; ${join(dataDir, 'mongod.log')} says why (another start may be using the same folder, or the disk may be full).`,
  );

/** Starts a server on these data and returns when it accepts connections. */
export const launchMongod = async (dataDir: string): Promise<MongodState> => {
  const binary = await findMongod();
  const port = await freePort(readState(dataDir)?.port);
  const child = spawnMongod({ dataDir, port, binary });
  const state = { pid: child.pid ?? 0, port };
  writeState(dataDir, state);

  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end).once('error', end);
  await untilListening(port, AbortSignal.any([ended.signal, AbortSignal.timeout(60_000)])).catch(() => {
    throw refusal(dataDir);
  });
  child.off('exit', end);
  return state;
};
