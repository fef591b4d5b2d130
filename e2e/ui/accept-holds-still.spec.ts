import type { Page } from '@playwright/test';
import { makeWorkday } from '../fixtures/make-workday.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const BETWEEN_TAPS_MS = 450;

test.use({ hasTouch: true });

const openRequests = async (page: Page, url: string): Promise<void> => {
  const { worker } = await makeWorkday();
  await enterWith(page.context(), url, worker);
  await openPage(page, '/worker-dashboard');
  await expect(cards(page)).toHaveCount(2);
};

test('two quick taps at one point accept one request, and the next card stays where it was', async ({
  page,
  site,
}) => {
  await openRequests(page, site.url);
  const accept = cards(page).first().getByRole('button', { name: 'Accept' });
  await accept.scrollIntoViewIfNeeded();
  const box = await accept.boundingBox();
  const next = await cards(page).nth(1).boundingBox();
  if (!box || !next) throw new Error('Nothing to tap.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y, { clickCount: 2, delay: BETWEEN_TAPS_MS / 2 });
  await expect(cards(page).first()).toContainText('Accepted');
  expect((await cards(page).nth(1).boundingBox())?.y).toBe(next.y);
  // The other request moves up once its neighbour has gone, and is still there to accept.
  await expect(cards(page)).toHaveCount(1, { timeout: 10_000 });
  await expect(tab(page, 'Requests 1')).toBeVisible();
  await expect(cards(page).getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a list that is read while an acceptance is under way leaves the card where it is', async ({
  page,
  site,
}) => {
  const [accepted, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route('**/api/v1/bookings/*/status', async (route) => {
    const response = await route.fetch();
    accepted.resolve(undefined);
    await released.promise;
    await route.fulfill({ response });
  });
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    await accepted.promise;
    socket.connectToServer();
  });
  await openRequests(page, site.url);
  const accept = cards(page).first().getByRole('button', { name: 'Accept' });
  await accept.scrollIntoViewIfNeeded();
  const next = await cards(page).nth(1).boundingBox();
  const board = page.waitForResponse('**/bookings/job-board?*');
  await accept.click();
  await (await board).finished();
  // Two frames, so that what came is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(cards(page)).toHaveCount(2);
  expect((await cards(page).nth(1).boundingBox())?.y).toBe(next?.y);
  released.resolve(undefined);
  await expect(cards(page).first()).toContainText('Accepted');
  expect((await cards(page).nth(1).boundingBox())?.y).toBe(next?.y);
});

test('a tap at the moment a card disappears does nothing', async ({ page, site }) => {
  await openRequests(page, site.url);
  const accept = cards(page).first().getByRole('button', { name: 'Accept' });
  const box = await accept.boundingBox();
  if (!box) throw new Error('Nothing to tap.');
  await accept.click();
  await expect(cards(page).first()).toContainText('Accepted');
  await page.evaluate(
    ([x, y]) =>
      new Promise<void>((resolve) => {
        const watch = (): void => {
          if (document.querySelectorAll('[role=tabpanel] article').length > 1) {
            requestAnimationFrame(watch);
            return;
          }
          const hit = document.elementFromPoint(x ?? 0, y ?? 0)?.closest('button');
          hit?.click();
          resolve();
        };
        watch();
      }),
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  await expect(tab(page, 'Requests 1')).toBeVisible();
});

test('an acceptance is undone in place, and the request is back with its deadline', async ({
  page,
  site,
}) => {
  await openRequests(page, site.url);
  const first = cards(page).first();
  const deadline = await first.getByText('Answer by').textContent();
  await first.getByRole('button', { name: 'Accept' }).click();
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expect(first.getByText('Answer by')).toHaveText(deadline ?? '');
  await expect(tab(page, 'Requests 2')).toBeVisible();
});
