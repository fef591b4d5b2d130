import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../routes.ts';
import { testProject } from './browser/run-project.ts';
import { keepFigures, least, most } from './prove-figures.ts';
import { leaveWith, runScript } from './run-script.ts';

// Beside the figures, so that whoever reads a number can see what it counts.
const folder = join(projectRoot, '.cache/figures/crawl');

const texts = z.array(z.string());
const visitShape = z.object({
  listed: z.string(),
  pressed: z.number(),
  ...{ errors: texts, policy: texts, barriers: texts, shifts: texts, links: texts, dead: texts },
});
type Visit = z.infer<typeof visitShape>;

const bars = {
  errors: 'N7 console errors and what else goes wrong unseen',
  policy: 'N7 breaches of the content security policy',
  barriers: 'E3 axe violations',
  shifts: 'N7 parts moved by layout shifts above 0.02',
  links: 'N7 dead links',
  dead: 'N7 dead controls',
} as const;

const readVisits = (): Visit[] =>
  globSync('*.json', { cwd: folder }).map((file) =>
    visitShape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

// Every route as every visitor in every look; of those named behind the command, only theirs: -g "/bookings as guest".
const main = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['HUNAR_CRAWL'] = folder;
  const code = await testProject('crawl', '--reporter=dot', ...process.argv.slice(2));
  const visits = readVisits();
  least('N7 pages visited', visits.length, 1);
  least('N7 buttons and links pressed', sum(visits.map(({ pressed }) => pressed)), 1);
  for (const [kind, name] of Object.entries(bars))
    most(name, sum(visits.map((visit) => visit[kind as keyof typeof bars].length)), 0);
  await leaveWith(keepFigures('crawl') ? code : 1);
};

runScript(main, { codeWhenStopped: 130 });
