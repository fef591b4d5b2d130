import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../routes.ts';
import { complain } from '../../embedded/say.ts';
import { runCommand } from '../run-command.ts';
import type { FuzzRole, Tokens } from './callers.ts';

interface Fuzzing {
  command: string;
  url: string;
  role: FuzzRole;
  tokens: Tokens;
}

const folder = join(projectRoot, 'server/scripts/prove-fuzz');
const config = join(folder, 'schemathesis.toml');
const env = { SCHEMATHESIS_HOOKS: join(folder, 'hooks.py') };

// After one of these whatever else is called is refused as from a stranger, which proves nothing: they come last.
const endings = [
  'POST /auth/logout',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{id}',
  'POST /users/delete-account',
];
const parts = [
  { option: '--exclude-name', session: 'staying' },
  { option: '--include-name', session: 'leaving' },
] as const;
type Part = (typeof parts)[number];

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

const fuzzPart = async ({ command, url, role, tokens }: Fuzzing, part: Part): Promise<number> => {
  const token = tokens[part.session];
  const reports = mkdtempSync(join(tmpdir(), `hunar-fuzz-${role}-`));
  const report = join(reports, 'junit.xml');
  const args = [
    '--config-file',
    config,
    'run',
    `${url}/api/v1/openapi.json`,
    '--checks',
    'all',
    '--continue-on-failure',
    ...endings.flatMap((name) => [part.option, name]),
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
  const authorization = token === null ? [] : ['--header', `Authorization: Bearer ${token}`];
  try {
    const code = await runCommand({ command, args: [...args, ...reporting, ...authorization], env });
    return countFailures(report, code);
  } catch (error) {
    complain(`As ${role}:`);
    throw error;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};

/** Runs every check of Schemathesis over the whole API as one caller; how many operations failed. */
export const fuzzAs = async (fuzzing: Fuzzing): Promise<number> => {
  let failures = 0;
  for (const part of parts) failures += await fuzzPart(fuzzing, part);
  return failures;
};
