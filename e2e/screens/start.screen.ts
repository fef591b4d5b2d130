import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

for (const locale of ['en', 'hi'] as const)
  test(`a worker's start, step by step, in ${locale}`, async ({ page, context, site }) => {
    await makeTrades();
    await enterAs(context, site.url, 'worker');
    await speak(context, site.url, locale);
    for (const step of ['trade', 'price', 'place']) {
      await openPage(page, `/start?step=${step}`);
      await takeScreen(page, `start-${step}-${locale}`);
    }
  });

test('days off', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('heading', { name: 'Days off' }).scrollIntoViewIfNeeded();
  await takeScreen(page, 'worker-days-off');
});
