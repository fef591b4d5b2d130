import type { Page } from '@playwright/test';
import { createApi } from '#lib/platform/browser/api.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makeUser, newPerson, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { makeRavi } from '../fixtures/booking-sheet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin, fillRegister } from '../fixtures/fill-form.ts';
import { speak } from '../fixtures/look.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const choose = async (page: Page, from: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

const html = (page: Page) => page.locator('html');

test('each language is offered by its own name, and choosing one changes the page at once', async ({
  page,
}) => {
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Language' }).click();
  const offered = page.getByRole('dialog').getByRole('listitem');
  await expect(offered).toHaveText(['English', 'हिन्दी', 'ಕನ್ನಡ', 'தமிழ்', 'తెలుగు']);
  await expect(page.getByRole('dialog').locator('[aria-pressed=true]')).toHaveText('English');
  await page.getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'kn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಇನ್ನಷ್ಟು');
  await expect(page.getByText('ಆ್ಯಪ್ ಈಗ ಕನ್ನಡದಲ್ಲಿದೆ').first()).toBeVisible();
  await reloadPage(page);
  await expect(html(page)).toHaveAttribute('lang', 'kn');
});

test('a guest changes the language of the login page, and the typed email stays', async ({ page }) => {
  await openPage(page, '/login');
  await page.getByLabel('Email').fill('asha@home.example');
  await choose(page, 'Language: English', 'हिन्दी');
  await expect(page.getByRole('button', { name: 'लॉगिन करें', exact: true })).toBeVisible();
  await expect(page.getByLabel('ईमेल')).toHaveValue('asha@home.example');
});

test('another open tab follows the choice', async ({ page, context }) => {
  await openPage(page, '/more');
  const other = await context.newPage();
  await openPage(other, '/more');
  await choose(other, 'Language', 'తెలుగు');
  await expect(html(page)).toHaveAttribute('lang', 'te');
});

const savedLocale = async (origin: string, token: string): Promise<Locale> => {
  const { user } = await createApi({ origin, token: () => token })('GET /auth/check');
  return user.locale;
};

test('the language that a signed-in person chooses is saved in the account', async ({
  page,
  context,
  site,
}) => {
  const { token } = await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hunar.token'))).toBe(token);
  await choose(page, 'Language', 'தமிழ்');
  await expect(html(page)).toHaveAttribute('lang', 'ta');
  await expect.poll(() => savedLocale(site.url, token)).toBe('ta');
});

test("signing in on a device without a chosen language takes the account's language", async ({ page }) => {
  const { email } = await makeUser({ locale: 'hi' });
  await openPage(page, '/login');
  await fillLogin(page, { email, password: TEST_PASSWORD });
  await expect(page).toHaveURL('/');
  await expect(html(page)).toHaveAttribute('lang', 'hi');
});

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('hunar.token') ?? '');

test('a language chosen before signing in is saved in the account', async ({ page, context, site }) => {
  const { email } = await makeUser({ locale: 'hi' });
  await openPage(page, '/login');
  await choose(page, 'Language: English', 'ಕನ್ನಡ');
  await expect(html(page)).toHaveAttribute('lang', 'kn');
  await page.getByLabel('ಇಮೇಲ್').fill(email);
  await page.getByLabel('ಪಾಸ್\u200cವರ್ಡ್', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'ಲಾಗಿನ್ ಮಾಡಿ', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(html(page)).toHaveAttribute('lang', 'kn');
  expect(await savedLocale(site.url, await tokenIn(page))).toBe('kn');
  const left = await context.cookies();
  expect(left.map(({ name }) => name)).not.toContain('hunar.locale-carried');
});

test.describe('on a phone in Telugu', () => {
  test.use({ locale: 'te-IN' });

  test('a new account takes the language of the page that it was made on', async ({
    page,
    context,
    site,
  }) => {
    await speak(context, site.url, 'en');
    await openPage(page, '/register');
    await context.clearCookies({ name: 'hunar.locale' });
    await fillRegister(page, newPerson());
    await expect(page).toHaveURL('/');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await savedLocale(site.url, await tokenIn(page))).toBe('en');
  });
});

test('days beyond two weeks are chosen in the language of the page, up to the last that can be booked', async ({
  page,
  context,
  site,
}) => {
  const { bookingForm } = messages('hi');
  const { worker } = await makeRavi();
  await enterAs(context, site.url, 'customer');
  await speak(context, site.url, 'hi');
  await openPage(page, `/worker/${String(worker._id)}`);
  await page.getByRole('button', { name: bookingForm.book, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: bookingForm.moreDates }).click();
  const later = sheet.getByRole('combobox', { name: bookingForm.otherDate });
  await later.selectOption(dayAhead(30));
  // A date field would have shown month and day in the order of the browser.
  await expect(later.locator('option:checked')).toHaveText(
    /^\p{Script=Devanagari}+, \d{1,2} \p{Script=Devanagari}+$/u,
  );
  await expect(later.locator('option').last()).toHaveAttribute('value', dayAhead(90));
  const times = sheet.getByRole('radiogroup', { name: bookingForm.time });
  await expect(times.getByRole('radio', { disabled: false })).toHaveCount(7);
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/ERR_INTERNET_DISCONNECTED|failed request/], { scope: 'test' }] });

  test('a change of language fails with a message, and the page keeps its language', async ({
    page,
    context,
  }) => {
    await openPage(page, '/more');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await awaitQuiet(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByText('We couldn’t change the language').first()).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });
});
