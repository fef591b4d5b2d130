import { enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { speak, wear } from '../fixtures/look.ts';
import { makeCustomerDay } from '../fixtures/make-customer-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { expect, test } from '../fixtures/test.ts';

const phone = { width: 360, height: 800 };
const looks = [
  { name: 'light', theme: 'light', locale: 'en', viewport: phone, height: 1300 },
  { name: 'hi-dark', theme: 'dark', locale: 'hi', viewport: phone, height: 1300 },
  { name: 'ta', theme: 'light', locale: 'ta', viewport: phone, height: 1400 },
  { name: 'desk', theme: 'light', locale: 'en', viewport: { width: 1366, height: 768 }, height: 900 },
  { name: 'wide', theme: 'light', locale: 'en', viewport: { width: 1920, height: 1000 }, height: 1000 },
] as const;

for (const { name, theme, locale, viewport, height } of looks) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: 1 });

    test(`from a request to its help, ${name}`, async ({ page, context, site }) => {
      const { customer, paths } = await makeCustomerDay();
      await enterWith(context, site.url, customer);
      await speak(context, site.url, locale);
      await wear(page, theme);
      await page.setViewportSize({ ...viewport, height });
      await openPage(page, `${paths.request}/sent`);
      await takeScreen(page, `booking-sent-${name}`);
      await openPage(page, paths.request);
      await takeScreen(page, `booking-page-${name}`);
      await page.setViewportSize(viewport);
      const rows = page.getByRole('main').locator('[data-slot=list-rows] button[aria-haspopup=dialog]');
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      await rows.first().click();
      await laterDay(dialog).check();
      await dialog.getByRole('radiogroup').nth(1).getByRole('radio', { disabled: false }).last().check();
      await expect(dialog.getByRole('list')).toBeVisible();
      await takeScreen(page, `booking-move-${name}`);
      await page.keyboard.press('Escape');
      await rows.nth(1).click();
      await expect(dialog.getByRole('list')).toBeVisible();
      await takeScreen(page, `booking-cancel-${name}`);
      await page.keyboard.press('Escape');
      await openPage(page, paths.cancelled);
      await page.setViewportSize({ ...viewport, height });
      await takeScreen(page, `booking-owed-${name}`);
      await page.setViewportSize(viewport);
      await rows.last().click();
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await takeScreen(page, `booking-help-${name}`);
      await dialog.getByRole('listitem').nth(2).getByRole('button').click();
      await expect(dialog.getByRole('textbox')).toBeVisible();
      await takeScreen(page, `booking-ticket-${name}`);
    });
  });
}
