import { makeTrades } from '#server/testing/factories/trades.ts';
import { keepMail } from '#server/testing/factories/mails.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { pageList } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  viewport: { width: 320, height: 640 },
  allowedFaults: [[/status of 404/], { scope: 'test' }],
});

for (const path of pageList)
  for (const locale of ['en', 'ta'] as const)
    for (const percent of [100, 200])
      test(`${path} in ${locale} at 320 px and ${percent} % text cuts nothing`, async ({
        page,
        context,
        site,
      }) => {
        await makeTrades();
        await keepMail({ dataDir: site.dataDir, subject: 'W'.repeat(40) });
        await speak(context, site.url, locale);
        await enterFor(page, site.url, path);
        await openPage(page, path);
        expect(await findCutText(page, percent)).toEqual([]);
      });

test('the check finds text that is cut', async ({ page }) => {
  await openPage(page, '/docs');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.height = '8px';
    heading.style.overflow = 'hidden';
  });
  expect(await findCutText(page, 100)).not.toEqual([]);
});
