import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { contactPath } from '#e2e/kit/factories/trusted-contacts.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { linkPath, makeVisitNow } from '#e2e/kit/visit-links.ts';
import { publishCard } from '#e2e/kit/work-cards.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The heavier of the two: with SMS, these pages also take numbers.
test.use({ siteSettings: { SMS_URL: 'outbox:' } });

const build = join(import.meta.dirname, '../../.next');
const manifest = z.object({ rootMainFiles: z.array(z.string()) });

const gzipped = (file: string): number => gzipSync(readFileSync(join(build, file))).length;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipped(file), 0);

/** Bytes the framework alone sends to a page without scripts of its own. */
const emptyPage = (): number =>
  total(manifest.parse(JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'))).rootMainFiles);

const listScripts = (html: string): string[] => {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const own = tags.filter((tag) => !/nomodule/i.test(tag));
  return [...new Set(own.flatMap((tag) => /src="\/_next\/([^"?]+\.js)/.exec(tag)?.[1] ?? []))];
};

const limits = {
  ...{ '/': 1.35, '/service': 1.35, '/search': 1.35, '/login': 1.35, '/register': 1.35 },
  ...{ '/worker/login': 1.35, '/worker/register': 1.35 },
  ...{ '/messages': 1.5, '/customer-dashboard': 1.5, '/worker-dashboard': 1.5, '/profile': 1.5 },
};

// They open on the phone of a guard, a neighbour or a guest, often for the only time.
const LINK_RATIO = 1.2;

const makeLinks = async (): Promise<Record<string, string>> => {
  const { worker, bookable } = await makeElectrician();
  const bookingId = String((await makeVisitNow({ bookable }))._id);
  return {
    '/pass': await linkPath('pass', bookingId),
    '/visit': await linkPath('visit', bookingId),
    '/card': await publishCard(worker.userId),
    '/contact': await contactPath(worker.user),
  };
};

test(`pages that a link opens load at most ${LINK_RATIO} times the script of an empty page`, async ({
  page,
}) => {
  const links = Object.entries(await makeLinks());
  for (const [name, path] of atLeastOne(links)) {
    const response = await openPage(page, path);
    expect(response?.status(), name).toBe(200);
    const figure = total(listScripts((await response?.text()) ?? '')) / emptyPage();
    test.info().annotations.push({ type: 'first load', description: `${name} ${figure.toFixed(3)}` });
    expect(figure, name).toBeLessThanOrEqual(LINK_RATIO);
  }
});

for (const [path, ratio] of Object.entries(limits))
  test(`${path} loads at most ${ratio} times the script of an empty page`, async ({ page, site }) => {
    await makeTrades();
    await enterFor(page, site.url, path);
    const response = await openPage(page, path);
    const scripts = listScripts((await response?.text()) ?? '');
    const figure = total(scripts) / emptyPage();
    expect(scripts.length).toBeGreaterThan(3);
    test.info().annotations.push({ type: 'first load', description: `${path} ${figure.toFixed(3)}` });
    expect(figure).toBeLessThanOrEqual(ratio);
  });
