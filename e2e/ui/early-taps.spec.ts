import type { Page } from '@playwright/test';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A name in the code of the worker's part of a booking's page.
const PART = 'stepFromMenu';

/** Holds scripts back, all or those with a part's code, until the returned function is called. */
const holdScripts = async (page: Page, which: 'all' | 'part') => {
  const [held, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (which === 'all' || body.includes(PART)) {
      held.resolve(undefined);
      await released.promise;
    }
    await route.fulfill({ response, body });
  });
  return { held: held.promise, release: () => released.resolve(undefined) };
};

const kinds = [
  ['before any script has come', 'all'],
  ['before the code of its part has come', 'part'],
] as const;

for (const [when, which] of kinds)
  test(`a button tapped ${when} opens its sheet once`, async ({ page, context, site }) => {
    const { worker, bookable } = await makeElectrician();
    const done = { status: 'completed', localDate: '2020-05-06', customer: await makeUser() } as const;
    const booking = await makeBooking({ bookable, ...done });
    await enterWith(context, site.url, worker);
    const { held, release } = await holdScripts(page, which);
    await page.goto(`/bookings/${String(booking._id)}`, { waitUntil: 'commit' });
    if (which === 'part') await awaitPage(page);
    await held;
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'How did the customer pay?' })).toBeVisible();
    await awaitQuiet(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeFocused();
  });

test('a tap is kept when the code of its button comes right after it', async ({ page }) => {
  await openPage(page, '/about-us');
  const taps = await page.evaluate(async () => {
    const button = document.createElement('button');
    button.type = 'button';
    document.body.append(button);
    let count = 0;
    const isRepeated = new Promise<void>((resolve) => {
      button.addEventListener('click', () => {
        count += 1;
        if (count === 2) resolve();
      });
    });
    button.click();
    Object.assign(button, { __reactFiber$later: {} });
    await isRepeated;
    return count;
  });
  expect(taps).toBe(2);
});
