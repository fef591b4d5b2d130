import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { expectFocus } from '../fixtures/keyboard.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectZoomable, listBars, zoomed } from '../fixtures/zoomed.ts';

// Colours in the middle of a transition belong to neither state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the focus shows on a field, also on one with a fault', async ({ page }) => {
  await openPage(page, '/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const frame = page.locator('[data-slot=input]:has(input[name=email])');
  await password.fill('short');
  await expect(frame).toHaveCSS('outline-style', 'none');
  await email.focus();
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await password.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await password.focus();
  await expect(frame).toHaveCSS('outline-style', 'none');
  await expectZoomable(page);
});

test('a contrast theme shows what is chosen and what is switched on', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await page.emulateMedia({ forcedColors: 'active' });
  const sheet = await openSheet(page, await makeRavi());
  await laterDay(sheet).check();
  const chosen = sheet.locator('label:has(input[type=radio]:checked)');
  const other = sheet.locator('label:has(input[type=radio]:not(:checked, :disabled))');
  await expect(chosen.last()).toHaveCSS('outline-style', 'solid');
  await expect(other.first()).toHaveCSS('outline-style', 'none');

  await openPage(page, '/profile/settings');
  const previews = page.getByRole('switch', { name: /^Message previews/ });
  const readColor = () =>
    previews.locator(':scope > [aria-hidden]').evaluate((track) => getComputedStyle(track).backgroundColor);
  await expect(previews).toBeChecked();
  const on = await readColor();
  await previews.click();
  await expect(previews).not.toBeChecked();
  expect(await readColor()).not.toBe(on);
});

test('at 400 % zoom no bar covers the page of a worker or the booking sheet', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const sheet = await openSheet(page, await makeRavi());
  await expect(sheet.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
  expect(await listBars(page)).not.toEqual([]);
  await expectZoomable(page);
});

test('a question whose buttons its text has pushed out of sight starts with its title', async ({ page }) => {
  await openPage(page, '/design');
  await page.setViewportSize(zoomed);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: 'Cancel booking' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeFocused();
  await expectFocus(page);
});
