import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '#lib/platform/contract/actor.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { pressEverything, unpressed } from '../fixtures/find-dead-controls.ts';
import { findDeadLinks } from '../fixtures/find-dead-links.ts';
import { findShift } from '../fixtures/find-shift.ts';
import { listVisitors } from '../fixtures/furnish.ts';
import { themes, unroll, wear } from '../fixtures/look.ts';
import { isOwnAbsence } from '../fixtures/own-absence.ts';
import { pageList } from '../fixtures/page-list.ts';
import { Stage } from '../fixtures/stage.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  // Judged below, together with all other findings.
  allowedFaults: [[/./], { scope: 'test' }],
  contextOptions: { reducedMotion: 'reduce' },
});

const phone = { width: 360, height: 800 };

const MAX_MS = 3_600_000;
// Sheets, and what sheets open.
const DEPTH = 2;

const folder = process.env['HUNAR_CRAWL'];
const looks = (['en', 'hi'] as const).flatMap((locale) => themes.map((theme) => ({ locale, theme })));

/** Errors of a page whose address may be unknown. */
const judgeFaults = (faults: readonly string[], address: string) => {
  const counted = faults.filter((fault) => !isOwnAbsence(fault, address));
  const isPolicy = (fault: string): boolean => /content security policy| csp$/i.test(fault);
  return { errors: counted.filter((fault) => !isPolicy(fault)), policy: counted.filter(isPolicy) };
};

// Forms submitted empty are refused.
const isRefusal = (fault: string): boolean => /status of 4\d\d/.test(fault);

/** Stores the findings of a visit for the command that started the run. */
const keep = (visit: object): void => {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${crypto.randomUUID()}.json`), JSON.stringify(visit));
};

const visits = pageList.length * (roles.length + 1) * looks.length;
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'planned.txt'), String(visits));
}

for (const listed of pageList)
  for (const visitor of [null, ...roles])
    for (const { locale, theme } of looks)
      test(`${listed} as ${visitor ?? 'guest'} in ${locale}, ${theme}`, async ({ page, site, faults }) => {
        test.setTimeout(MAX_MS);
        const stage = new Stage({ page, url: site.url, listed, visitor, locale });
        await stage.renew();
        await wear(page, theme);
        await stage.open();
        // Phones have a font for Hindi; here the page's own, loaded by an earlier visit, replaces it.
        await page.evaluate(() => document.fonts.ready);
        if (locale !== 'en') await stage.open();
        await page.waitForLoadState('networkidle');
        const shifts = await findShift(page);
        const links = await findDeadLinks(page);
        await unroll(page);
        const barriers = await findBarriers(page);
        await page.setViewportSize(phone);
        const quiet = faults.length;
        // The page is rebuilt while it is pressed, so its ids differ.
        const address = site.url + stage.path;
        // Visitors who are redirected see a page whose controls are pressed where that page is listed.
        const isSeen = listVisitors(listed).includes(visitor) && !(listed in unpressed);
        const { alive, dead } = isSeen
          ? await pressEverything(stage, { depth: DEPTH })
          : { alive: [], dead: [] };
        const pressing = faults.slice(quiet).filter((fault) => !isRefusal(fault));
        const { errors, policy } = judgeFaults([...faults.slice(0, quiet), ...pressing], address);
        const found = { errors, policy, barriers, shifts, links, dead };
        keep({ listed, visitor, locale, theme, pressed: alive.length + dead.length, ...found });
        expect(found).toEqual({ errors: [], policy: [], barriers: [], shifts: [], links: [], dead: [] });
      });
