import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A name that occurs in the code of the worker's part of a booking's page.
const PART = 'stepFromMenu';

const kinds = [
  ['before any script has come', undefined],
  ['before the code of its part has come', PART],
] as const;

for (const [when, part] of kinds)
  test(`a button tapped ${when} opens its sheet once`, async ({ page, context, site }) => {
    const { worker, bookable } = await makeElectrician();
    const done = { status: 'completed', localDate: '2020-05-06', customer: await makeUser() } as const;
    const booking = await makeBooking({ bookable, ...done });
    await enterWith(context, site.url, worker);
    const { held, release } = await holdScripts(page, part);
    await page.goto(`/bookings/${String(booking._id)}`, { waitUntil: 'commit' });
    if (part) await awaitPage(page);
    await held;
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await release();
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
