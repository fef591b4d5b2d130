import AxeBuilder from '@axe-core/playwright';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { pageList } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const looks = (['en', 'hi'] as const).flatMap((locale) => themes.map((theme) => ({ locale, theme })));

test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

pageList.forEach((path, index) => {
  // Themes and languages are dealt out, so that each page is looked at once and all looks occur.
  const { locale, theme } = looks[index % looks.length] ?? { locale: 'en', theme: 'light' };

  test(`${path} in ${locale} and ${theme} has no barrier that axe finds`, async ({ page, context, site }) => {
    await makeTrades();
    await speak(context, site.url, locale);
    await wear(page, theme);
    await enterFor(page, site.url, path);
    await openPage(page, path);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
});

for (const { locale, theme } of looks)
  test(`the empty home in ${locale} and ${theme} has no barrier that axe finds`, async ({
    page,
    context,
    site,
  }) => {
    await speak(context, site.url, locale);
    await wear(page, theme);
    await enterFor(page, site.url, '/');
    await openPage(page, '/');
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

for (const path of pageList)
  test(`${path}: whatever can be tapped is at least 44 px each way`, async ({ page, site }) => {
    await enterFor(page, site.url, path);
    await openPage(page, path);
    for (const target of await page.locator('a, button, summary').filter({ visible: true }).all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(
        44,
      );
    }
  });
