import type { Page } from '@playwright/test';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const openSheet = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  const sheet = page.getByRole(name === 'Cancel booking' ? 'alertdialog' : 'dialog');
  await expect(sheet).toHaveAttribute('data-state', 'open');
  return sheet;
};

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);

test('the design page answers 404 unless it is turned on', async ({ request }) => {
  test.slow();
  const demo = await forkServer({ database: testDatabaseName(), pages: true, env: { HUNAR_DESIGN: 'off' } });
  const response = await request.get(`${demo.url}/design`);
  const status = response.status();
  await demo.stop();
  expect(status).toBe(404);
});

for (const theme of themes)
  test(`the design page and its sheet pass axe, ${theme}`, async ({ page }) => {
    test.slow();
    await wear(page, theme);
    await openPage(page, '/design');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('City', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    expect(await findBarriers(page)).toEqual([]);
    const sheet = await openSheet(page, 'Cancel booking');
    await sheet.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((a) => a.finished)),
    );
    expect(await findBarriers(page)).toEqual([]);
  });

test.describe('a sheet', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/design');
  });

  test('takes the focus, traps it, and returns it on close', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(page, '[data-slot=sheet]')).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(page, '[data-slot=sheet]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open filters' })).toBeFocused();
  });

  test('closes by an Escape pressed as soon as it has the focus', async ({ page }) => {
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const focused = document.activeElement;
        if (!focused?.closest('[role=dialog]')) return;
        observer.disconnect();
        const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        document.body.toggleAttribute('data-escaped', !focused.dispatchEvent(press));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Open filters' }).click();
    await expect(page.locator('body[data-escaped]')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes by its button, and by a tap outside', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await openSheet(page, 'Open filters');
    await page.mouse.click(180, 40);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/design$/);
  });

  test('hides the page from screen readers and stops it from scrolling', async ({ page }) => {
    await openSheet(page, 'Open filters');
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  for (const percent of [100, 200])
    test(`scrolls inside and cuts no text at 320 px and ${percent} %`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const sheet = await openSheet(page, 'Open a long sheet');
      const last = sheet.getByText('12. The worker');
      await expect(last).toBeVisible();
      const cut = await findCutText(page, percent);
      expect(cut.filter((html) => !html.includes('overflow-y-auto'))).toEqual([]);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    });

  test('is centred on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const sheet = await openSheet(page, 'Open filters');
    const box = await sheet.locator('> div').nth(1).boundingBox();
    expect(box?.width).toBe(480);
    await expect
      .poll(async () => (await sheet.locator('> div').nth(1).boundingBox())?.y)
      .toBeGreaterThan(100);
  });

  test('asking for confirmation focuses the safe button', async ({ page }) => {
    const sheet = await openSheet(page, 'Cancel booking');
    await expect(sheet.getByRole('button', { name: 'Keep booking' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Booking cancelled', { exact: true })).toBeVisible();
  });
});

test('only the latest message shows at the bottom, and an error disappears when its form is sent again', async ({
  page,
}) => {
  await openPage(page, '/design');
  const toasts = page.locator('[data-slot=toast]');
  await page.getByRole('button', { name: 'Good news' }).click();
  await expect(toasts).toHaveText(/Booking sent/);
  await page.getByRole('button', { name: 'Bad news' }).click();
  await expect(toasts).toHaveText(/Not sent/);
  const { y = 0, height = 0 } = (await toasts.boundingBox()) ?? {};
  const screen = page.viewportSize()?.height ?? 0;
  // Titles and tabs are at the top.
  expect(y).toBeGreaterThan(screen / 2);
  expect(y + height).toBeLessThanOrEqual(screen);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toasts).toHaveCount(0);
});

test.describe('the back button', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/docs');
    await openPage(page, '/design');
  });

  const back = (page: Page) => page.evaluate(() => window.history.back());

  test('closes an open sheet first, then leaves the page', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await back(page);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/design$/);
    await expect(page.getByRole('button', { name: 'Open filters' })).toBeFocused();
    await back(page);
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('leaves the page at once after a sheet was closed by hand', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('still works after a sheet is opened and closed quickly', async ({ page }) => {
    const before = await page.evaluate(() => window.history.length);
    const opener = page.locator('button', { hasText: 'Open filters' });
    await openSheet(page, 'Open filters');
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press('Escape');
      // Before the sheet is gone: it still covers the button.
      await opener.dispatchEvent('click');
    }
    const sheet = page.getByRole('dialog');
    await expect(sheet).toHaveAttribute('data-state', 'open');
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await back(page);
    await expect(sheet).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('needs one step after one sheet replaced another', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await sheet.getByRole('button', { name: 'Another sheet instead' }).click();
    await expect(page.getByRole('heading', { name: /^A sheet with more text/ })).toBeVisible();
    await back(page);
    await expect(sheet).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('undoes an address change made by a sheet, then leaves the page', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await sheet.getByRole('button', { name: 'Show 42 workers' }).click();
    await expect(page).toHaveURL(/workers=42$/);
    await expect(sheet).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(/\/design$/);
    await back(page);
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('skips a sheet that was left by a link', async ({ page }) => {
    const sheet = await openSheet(page, 'Open filters');
    await sheet.getByRole('link', { name: 'Leave for the home page' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(sheet).toHaveCount(0);
    await back(page);
    await expect(page.getByRole('heading', { name: 'Parts of the screens' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'hunarSheets' in window.history.state)).toBe(false);
    await back(page);
    await expect(page).toHaveURL(/\/docs$/);
  });
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/design');
  });

  test('arrow keys move between the tabs', async ({ page }) => {
    await page.getByRole('tab', { name: 'Requests' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Upcoming' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveText('Shown: upcoming');
  });

  test('the slider moves by its step and announces its value', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Distance' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Within 15 km');
    await page.keyboard.press('End');
    await expect(page.getByRole('status').filter({ hasText: 'Within 50 km' })).toBeVisible();
  });

  test('the slider moves by a tap', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Distance' });
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Within 25 km');
  });

  test('the stars are one tab stop, and arrow keys choose', async ({ page }) => {
    await page.getByRole('radio', { name: '1 star' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Your rating' }).locator('[data-lit]')).toHaveCount(3);
  });

  test('the day picker skips days off and shows later days on demand', async ({ page }) => {
    const days = page.getByRole('radiogroup', { name: 'Day' });
    await expect(days.getByRole('radio')).toHaveCount(4);
    await days.getByRole('radio', { name: 'Sun 15' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(days.getByRole('radio', { name: 'Tue 17' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(days.getByRole('radio')).toHaveCount(14);
    await expect(days.getByRole('radio', { name: 'Wed 18' })).toBeFocused();
  });

  test('taken times are marked and cannot be chosen', async ({ page }) => {
    const times = page.getByRole('radiogroup', { name: 'Time' });
    await times.getByRole('radio', { name: '6–8 AM' }).check();
    await page.keyboard.press('ArrowDown');
    await expect(times.getByRole('radio', { name: '10 AM–12 PM ₹600' })).toBeChecked();
    await expect(times.getByRole('radio', { name: '8–10 AM Taken' })).toBeDisabled();
  });

  test('a switch turns on, a filter is removed, and a toggle keeps its state', async ({ page }) => {
    await page.getByRole('switch', { name: 'Mails about offers' }).press('Space');
    await expect(page.getByRole('switch', { name: 'Mails about offers' })).toBeChecked();
    await page.getByRole('button', { name: 'Remove filter: within 10 km' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'false');
  });
});

test('every kind of field shows its fault below it, and the first invalid one gets the focus', async ({
  page,
}) => {
  await openPage(page, '/design');
  await page.getByLabel('Message', { exact: true }).fill('नमस्ते '.repeat(8));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  for (const name of ['Full name', 'City', 'Message'])
    for (const mark of ['aria-invalid', 'aria-required'])
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute(mark, 'true');
  for (const mark of ['aria-invalid', 'aria-required'])
    await expect(page.getByRole('radiogroup', { name: 'Reason' })).toHaveAttribute(mark, 'true');
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(
    'Where the work is. This field is required',
  );
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
    'What should we know? Must not exceed 20 characters',
  );
  await expect(page.getByText('56/20')).toBeVisible();

  await page.getByLabel('Full name').fill('Asha Gupta');
  await page.getByLabel('City').selectOption('lucknow');
  await page.getByLabel('Message', { exact: true }).fill('नमस्ते');
  await page.getByRole('radio', { name: /^Nobody came/ }).check();
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Form sent', { exact: true }).last()).toBeVisible();
});
