import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

for (const locale of ['en', 'hi'] as const)
  test(`a worker's start, step by step, in ${locale}`, async ({ page, context, site }) => {
    const electrician = (await makeTrades()).get('Electrician');
    if (!electrician) throw new Error('There is no electrician among the trades.');
    await enterAs(context, site.url, 'worker');
    await speak(context, site.url, locale);
    for (const step of ['trade', 'place']) {
      await openPage(page, `/start?step=${step}`);
      await takeScreen(page, `start-${step}-${locale}`);
    }
    const { _id, name } = electrician;
    // With fewer, no prices of others are shown.
    for (const hourlyRatePaise of [20_000, 25_000, 25_000, 30_000, 35_000])
      await makeWorker({ skills: [{ _id, name }], hourlyRatePaise });
    const worker = await makeWorker({ skills: [{ _id, name }], hourlyRatePaise: null });
    await enterWith(context, site.url, await makeSession(worker));
    await openPage(page, '/start?step=price');
    await page.getByRole('main').getByRole('group').waitFor();
    await takeScreen(page, `start-price-${locale}`);
  });

test('days off', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('heading', { name: 'Days off' }).scrollIntoViewIfNeeded();
  await takeScreen(page, 'worker-days-off');
});
