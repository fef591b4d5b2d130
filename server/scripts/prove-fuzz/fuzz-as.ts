import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../routes.ts';
import { complain } from '../../embedded/say.ts';
import { runCommand } from '../run-command.ts';
import type { FuzzRole, OpenSession } from './callers.ts';
import { descriptionFile } from './operations.ts';

interface Fuzzing {
  command: string;
  url: string;
  role: FuzzRole;
  openSession: OpenSession;
}

const folder = join(projectRoot, 'server/scripts/prove-fuzz');
const config = join(folder, 'schemathesis.toml');
const hooks = join(folder, 'hooks.py');

// After one of these whatever else is called is refused as from a stranger, which proves nothing: they come last, each
// with a session that begins when its turn comes, as they end the others, too.
const endings = [
  'POST /auth/logout',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{id}',
  'POST /users/delete-account',
];
const parts = [
  endings.flatMap((name) => ['--exclude-name', name]),
  ...endings.map((name) => ['--include-name', name]),
];

// 1 is 'checks failed', and the report then says how many; everything else says that nothing was proved.
const countFailures = (report: string, code: number): number => {
  if (code > 1) throw new Error(`Schemathesis ended with code ${code}.`);
  const [suites = ''] = /<testsuites[^>]*>/.exec(readFileSync(report, 'utf8')) ?? [];
  const [tests, failures, errors] = ['tests', 'failures', 'errors'].map((name) =>
    Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suites)?.[1] ?? 0),
  );
  if (!tests) throw new Error('Schemathesis tested nothing.');
  return Math.max(code, (failures ?? 0) + (errors ?? 0));
};

/** What a run found, and the operations that it asked. */
interface Fuzzed {
  failures: number;
  asked: Set<string>;
}

// Whoever asked nothing wrote nothing.
const readAsked = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

const fuzzPart = async ({ command, url, role, openSession }: Fuzzing, names: string[]): Promise<Fuzzed> => {
  const token = await openSession();
  const reports = mkdtempSync(join(tmpdir(), `hunar-fuzz-${role}-`));
  const report = join(reports, 'junit.xml');
  const asked = join(reports, 'asked.txt');
  const args = [
    '--config-file',
    config,
    'run',
    // Not the one that the server gives: what that address answers is fuzzed, too.
    descriptionFile,
    '--url',
    `${url}/api/v1`,
    '--checks',
    'all',
    '--continue-on-failure',
    ...names,
  ];
  const reporting = [
    '--report',
    'junit',
    '--report-junit-path',
    report,
    '--generation-database',
    'none',
    '--no-color',
  ];
  const authorization = token === null ? '' : `Bearer ${token}`;
  const env = {
    SCHEMATHESIS_HOOKS: hooks,
    HUNAR_FUZZ_ASKED: asked,
    HUNAR_FUZZ_AUTHORIZATION: authorization,
  };
  const header = token === null ? [] : ['--header', `Authorization: ${authorization}`];
  try {
    const code = await runCommand({ command, args: [...args, ...reporting, ...header], env });
    return { failures: countFailures(report, code), asked: new Set(readAsked(asked)) };
  } catch (error) {
    complain(`As ${role}:`);
    throw error;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};

/** Runs every check of Schemathesis over the whole API as one caller; how many operations failed, and which were asked. */
export const fuzzAs = async (fuzzing: Fuzzing): Promise<Fuzzed> => {
  const fuzzed: Fuzzed = { failures: 0, asked: new Set() };
  for (const part of parts) {
    const { failures, asked } = await fuzzPart(fuzzing, part);
    fuzzed.failures += failures;
    for (const operation of asked) fuzzed.asked.add(operation);
  }
  return fuzzed;
};
