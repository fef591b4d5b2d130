import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeFullWorker, makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const path = '/profile/favorites';

const furnish = async (userId: string): Promise<void> => {
  await makeTrades();
  const sunita = await makeWorker({ name: 'Sunita Devi', hourlyRatePaise: 15_000 });
  const job = await makeService({ title: 'Fan and light fitting', pricePaise: 24_900 });
  await makeFavorite({ userId, kind: 'worker', thingId: String(sunita._id) });
  await makeFavorite({ userId, kind: 'service', thingId: String(job._id) });
  await makeFavorite({ userId, kind: 'worker', thingId: String((await makeFullWorker())._id) });
};

for (const theme of themes)
  test(`favourites, ${theme}`, async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    await furnish(userId);
    await wear(page, theme);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Remove Fan and light fitting from favorites' }).click();
    await page.getByText('Removed').waitFor();
    await takeScreen(page, `favorites-${theme}`);
  });

test('favourites in Tamil', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  await furnish(userId);
  await speak(context, site.url, 'ta');
  await openPage(page, path);
  await takeScreen(page, 'favorites-ta');
});

test('no favourites', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, path);
  await takeScreen(page, 'favorites-empty');
});

test("a guest's favourites", async ({ page }) => {
  await openPage(page, path);
  await takeScreen(page, 'favorites-guest');
});
