import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const cli = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');

const score = z.object({ score: z.number() });
const figure = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), score),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
});

export type Profile = 'default' | 'cheap';

const profiles: Record<Profile, readonly string[]> = {
  default: ['--only-categories=performance,accessibility,best-practices'],
  // A phone ten times slower than this machine, on a slow connection.
  cheap: [
    '--only-categories=performance',
    '--throttling-method=devtools',
    '--throttling.cpuSlowdownMultiplier=10',
    '--throttling.requestLatencyMs=300',
    '--throttling.downloadThroughputKbps=700',
    '--throttling.uploadThroughputKbps=700',
  ],
};

interface Visit {
  url: string;
  cookie: string;
  profile: Profile;
}

export interface Measured {
  scores: Record<string, number>;
  lcpMs: number;
  blockedMs: number;
  shift: number;
}

const flags = ({ url, cookie, profile }: Visit): string[] => [
  ...[cli, url, '--quiet', '--output=json', '--disable-full-page-screenshot'],
  `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
  '--chrome-flags=--headless=new --no-sandbox',
  ...profiles[profile],
];

const run = async (visit: Visit, tries: number): Promise<string> => {
  const env = { ...process.env, CHROME_PATH: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium' };
  try {
    const options = { env, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)(process.execPath, flags(visit), options)).stdout;
  } catch {
    // On a busy machine the browser sometimes misses the start of its trace.
    if (tries <= 1) throw new Error(`Lighthouse could not measure ${visit.url}.`);
    return run(visit, tries - 1);
  }
};

/** Measures a page with Lighthouse in a fresh browser. */
export const runLighthouse = async (visit: Visit): Promise<Measured> => {
  const stdout = await run(visit, 3);
  const { categories, audits } = report.parse(JSON.parse(stdout));
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score * 100])),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    blockedMs: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
};
