import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { testProject } from '#tools/browser/run-project.ts';
import { keepFigures, recordMin, recordMax } from './prove-figures.ts';
import { leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';

// Kept beside the figures, so that readers can see what a number counts.
const folder = join(projectRoot, '.cache/figures/crawl');

const texts = z.array(z.string());
const visitShape = z.object({
  listed: z.string(),
  pressed: z.number(),
  ...{ errors: texts, policy: texts, barriers: texts, shifts: texts, links: texts, dead: texts },
});
type Visit = z.infer<typeof visitShape>;

const bars: readonly [name: string, found: (visit: Visit) => string[]][] = [
  ['N7 console errors and what else goes wrong unseen', ({ errors }) => errors],
  ['N7 breaches of the content security policy', ({ policy }) => policy],
  ['E3 axe violations', ({ barriers }) => barriers],
  ['N7 parts moved by layout shifts above 0.02', ({ shifts }) => shifts],
  ['N7 dead links', ({ links }) => links],
  ['N7 dead controls', ({ dead }) => dead],
];

const readVisits = (): Visit[] =>
  globSync('*.json', { cwd: folder }).map((file) =>
    visitShape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );

/** The visits of a full run: a page that failed to load would otherwise count as fine. */
const countPlanned = (): number => Number(readFileSync(join(folder, 'planned.txt'), 'utf8'));

// Crawls every route as every visitor in every look, or only those named on the command line: -g "/bookings as
// guest".
const main = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['HUNAR_CRAWL'] = folder;
  const code = await testProject(['crawl'], '--reporter=dot', ...process.argv.slice(2));
  const visits = readVisits();
  const isWhole = process.argv.length === 2;
  recordMin('N7 pages visited', visits.length, isWhole ? countPlanned() : 1);
  const pressed = visits.reduce((total, visit) => total + visit.pressed, 0);
  recordMin('N7 buttons and links pressed', pressed, 1);
  // A crawl of no pages would find no faults either.
  if (visits.length > 0) for (const [name, found] of bars) recordMax(name, visits.flatMap(found).length, 0);
  await leaveWith(keepFigures('crawl') ? code : 1);
};

runScript(main, { codeWhenStopped: 130 });
