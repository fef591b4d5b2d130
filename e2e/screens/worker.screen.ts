import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeFullWorker } from '#e2e/kit/factories/workers.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const furnish = async (userId: string): Promise<string> => {
  await makeTrades();
  const workerId = String((await makeFullWorker())._id);
  const comments = [
    'Found the fault in ten minutes and cleaned up after himself.',
    'Good work, came a little late.',
  ];
  for (const [at, comment] of comments.entries()) {
    const customerId = String((await makeUser({ name: ['Asha Gupta', 'Farah Siddiqui'][at] }))._id);
    const answer = at === 0 ? { text: 'Thank you, call me any time.', at: new Date() } : null;
    await makeReview({ workerId, customerId, comment, rating: 5 - at, answer, isPublic: at === 0 });
  }
  await makeFavorite({ userId, kind: 'worker', thingId: workerId });
  return `/worker/${workerId}`;
};

for (const theme of themes)
  test(`a worker's page, ${theme}`, async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    await wear(page, theme);
    await openPage(page, await furnish(userId));
    await takeScreen(page, `worker-${theme}`);
    await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await takeScreen(page, `worker-end-${theme}`);
  });

for (const locale of ['hi', 'ta'] as const)
  test(`a worker's page in ${locale}`, async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    await speak(context, site.url, locale);
    await openPage(page, await furnish(userId));
    await takeScreen(page, `worker-${locale}`);
  });
