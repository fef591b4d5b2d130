import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { complain } from '#lib/platform/terminal/say.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';
import type { FuzzRole, OpenSession } from './callers.ts';
import { writeDescription } from './operations.ts';

interface Fuzzing {
  command: string;
  url: string;
  role: FuzzRole;
  openSession: OpenSession;
}

const folder = join(projectRoot, 'e2e/proofs/prove-fuzz');
const config = join(folder, 'schemathesis.toml');
const hooks = join(folder, 'hooks.py');

// These calls end the caller's session, so that later calls are refused and prove nothing. They come last, each with
// a fresh session because they also end the others.
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

// Exit code 1 means failed checks, which the report counts; any other code proves nothing.
const countFailures = (report: string, code: number): number => {
  if (code > 1) throw new Error(`Schemathesis ended with code ${code}.`);
  const [suites = ''] = /<testsuites[^>]*>/.exec(readFileSync(report, 'utf8')) ?? [];
  const [tests, failures, errors] = ['tests', 'failures', 'errors'].map((name) =>
    Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suites)?.[1] ?? 0),
  );
  if (!tests) throw new Error('Schemathesis tested nothing.');
  return Math.max(code, (failures ?? 0) + (errors ?? 0));
};

/** The findings of a run and the operations it called. */
interface Fuzzed {
  failures: number;
  called: Set<string>;
}

// A run that called nothing writes no file.
const readCalled = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

const fuzzPart = async ({ command, url, role, openSession }: Fuzzing, names: string[]): Promise<Fuzzed> => {
  const token = await openSession();
  const reports = mkdtempSync(join(tmpdir(), `hunar-fuzz-${role}-`));
  const report = join(reports, 'junit.xml');
  const calledFile = join(reports, 'asked.txt');
  const args = [
    '--config-file',
    config,
    'run',
    // Not the served description: the call that serves it is fuzzed too.
    await writeDescription(reports),
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
    HUNAR_FUZZ_ASKED: calledFile,
    HUNAR_FUZZ_AUTHORIZATION: authorization,
  };
  const header = token === null ? [] : ['--header', `Authorization: ${authorization}`];
  try {
    const code = await runCommand({ command, args: [...args, ...reporting, ...header], env });
    return { failures: countFailures(report, code), called: new Set(readCalled(calledFile)) };
  } catch (error) {
    complain(`As ${role}:`);
    throw error;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};

/**
 * Runs every check of Schemathesis over the whole API as one caller; returns the failures and the operations called.
 */
export const fuzzAs = async (fuzzing: Fuzzing): Promise<Fuzzed> => {
  const fuzzed: Fuzzed = { failures: 0, called: new Set() };
  for (const part of parts) {
    const { failures, called } = await fuzzPart(fuzzing, part);
    fuzzed.failures += failures;
    for (const operation of called) fuzzed.called.add(operation);
  }
  return fuzzed;
};
