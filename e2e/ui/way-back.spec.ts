import type { Locator, Page } from '@playwright/test';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { makeMarket, makePlumbers } from '../fixtures/make-market.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
});

const findTop = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.y ?? -1);

/** Opens something far down a list, goes back in two ways, and expects the same scroll position. */
const thereAndBack = async (page: Page, card: Locator, there: RegExp) => {
  await card.scrollIntoViewIfNeeded();
  const list = new URL(page.url());
  const top = await findTop(card);
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('banner').getByRole('link', { name: 'Back' }).click(),
  ]) {
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(there);
    await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
    await goBack();
    await expect(page).toHaveURL(list.pathname + list.search);
    await expect.poll(() => findTop(card)).toBe(top);
  }
};

test('going back from a worker restores the place in the list, even on later pages', async ({ page }) => {
  await makePlumbers(24);
  await openPage(page, '/search');
  const cards = page.locator('[data-slot=worker-card]');
  for (const shown of [10, 20]) {
    await cards.nth(shown - 1).scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
  await expect(cards).toHaveCount(27);
  await thereAndBack(page, cards.nth(22), /\/worker\/[0-9a-f]{24}$/);
});

test('going back from a service restores the place in the list', async ({ page }) => {
  for (let number = 10; number < 42; number += 1) await makeService({ title: `Service ${number}` });
  await openPage(page, '/service');
  await page.getByRole('link', { name: 'Show more' }).click();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(cards).toHaveCount(32);
  await thereAndBack(page, cards.nth(27), /\/service\/[0-9a-f]{24}$/);
});
