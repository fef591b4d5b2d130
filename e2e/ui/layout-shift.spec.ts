import { locales } from '#lib/platform/contract/locale.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { findShift } from '../fixtures/find-shift.ts';
import { furnish } from '../fixtures/furnish.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// Phones bring fonts for their language; here the page's own stand in, loaded by an earlier visit.
for (const locale of atLeastOne(locales.filter((locale) => locale !== 'en')))
  test(`the home page in ${locale} stays in place while it loads`, async ({ page, context, site }) => {
    await furnish('/');
    await speak(context, site.url, locale);
    await enterFor(page, site.url, '/');
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await openPage(page, '/');
    expect(await findShift(page)).toEqual([]);
  });
