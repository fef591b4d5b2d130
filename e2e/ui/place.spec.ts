import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createApi } from '#lib/platform/browser/api.ts';
import { makeAddress } from '#e2e/kit/factories/addresses.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { agreeTo } from '#e2e/kit/factories/consents.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { refuseCall } from '../fixtures/scenes/scene.ts';
import { expect, test } from '../fixtures/test.ts';

const gomtiNagar = { latitude: 26.8643, longitude: 81.0006 };
const address = { street: 'Gali 7', city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };

const chip = (page: Page) => page.getByRole('button', { name: 'Change Address' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Change Address' });
const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true });
const save = (page: Page) => sheet(page).getByRole('button', { name: 'Save Address' });

const openForm = async (page: Page): Promise<void> => {
  await chip(page).click();
  await expect(field(page, 'PIN code')).toBeVisible();
};

const saveAddress = ({ token }: SignedIn, url: string) =>
  createApi({ origin: url, token: () => token })('PUT /users/update-user-address', { body: address });

test.describe('a signed-in customer', () => {
  let person: SignedIn;
  test.beforeEach(async ({ context, page, site }) => {
    person = await enterAs(context, site.url, 'customer');
    await openPage(page, '/');
  });

  test('types a PIN, gets city and state, and saves the address', async ({ page }) => {
    await expect(chip(page)).toContainText('Set location');
    await openForm(page);
    await expect(field(page, 'PIN code')).toHaveAttribute('inputmode', 'numeric');
    await field(page, 'PIN code').fill('226010');
    await expect(sheet(page).getByRole('status')).toHaveText('Gomti Nagar, Lucknow, Uttar Pradesh');
    await field(page, 'House no. and street').fill('Gali 7');
    await save(page).click();
    await expect(page.getByText('Address saved successfully', { exact: true })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(chip(page)).toContainText('Lucknow 226010');
    const stored = await page.evaluate(() => localStorage.getItem('hunar.user'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ address: { city: 'Lucknow', country: 'India' } });
  });

  test('sees the saved address, changes its state only when asking to, and that clears the city', async ({
    page,
    site,
  }) => {
    await saveAddress(person, site.url);
    await reloadPage(page);
    await expect(chip(page)).toContainText('Agra 282001');
    await openForm(page);
    await expect(field(page, 'House no. and street')).toHaveValue('Gali 7');
    await expect(sheet(page).getByText('Agra, Uttar Pradesh')).toBeVisible();
    for (const label of ['City', 'State', 'Country']) await expect(field(page, label)).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Change state or city' }).click();
    await expect(field(page, 'City')).toHaveValue('Agra');
    await field(page, 'State').selectOption('Uttarakhand');
    await expect(field(page, 'City')).toHaveValue('');
    const cities = sheet(page).locator('datalist option');
    await expect(cities).toHaveCount(13);
    await field(page, 'State').selectOption('');
    await expect(field(page, 'City')).toBeDisabled();
  });

  test('chooses another saved address with one tap', async ({ page, site }) => {
    await saveAddress(person, site.url);
    await makeAddress(person.userId);
    await reloadPage(page);
    await expect(chip(page)).toContainText('Agra 282001');
    await chip(page).click();
    const saved = sheet(page).getByRole('region', { name: 'Saved addresses' }).getByRole('button');
    await expect(saved).toHaveText([/^Parents\s*Gali 7, Lucknow, 226001$/]);
    await saved.click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(chip(page)).toContainText('Lucknow 226001');
  });

  test.describe('when the PIN is unknown', () => {
    test.use({ allowedFaults: [[/404/], { scope: 'test' }] });

    test('loses the state and city of the PIN before, but keeps those chosen by hand', async ({ page }) => {
      await openForm(page);
      await field(page, 'PIN code').fill('226010');
      await expect(sheet(page).getByRole('status')).toHaveText('Gomti Nagar, Lucknow, Uttar Pradesh');
      await field(page, 'PIN code').fill('999999');
      await expect(field(page, 'State')).toHaveValue('');
      await expect(field(page, 'City')).toHaveValue('');
      await field(page, 'State').selectOption('Goa');
      await field(page, 'City').fill('Panaji');
      await field(page, 'PIN code').fill('999998');
      await expect(sheet(page).getByRole('status')).toContainText('choose the state and city yourself');
      await expect(field(page, 'City')).toHaveValue('Panaji');
    });

    test('chooses state and city by hand', async ({ page }) => {
      await openForm(page);
      await field(page, 'PIN code').fill('999999');
      await expect(sheet(page).getByRole('status')).toContainText('choose the state and city yourself');
      await field(page, 'State').selectOption('Goa');
      await field(page, 'City').fill('Panaji');
      await field(page, 'House no. and street').fill('Rua 5');
      await save(page).click();
      await expect(chip(page)).toContainText('Panaji 999999');
    });
  });

  test('gets a fault under each missing or invalid field', async ({ page }) => {
    await openForm(page);
    await save(page).click();
    await expect(page.getByText('Please fill out all address fields', { exact: true })).toBeVisible();
    await expect(sheet(page).getByText('Address information required')).toHaveCount(2);
    await expect(field(page, 'PIN code')).toBeFocused();
    await field(page, 'PIN code').fill('2260');
    await expect(sheet(page).getByText('PIN code must be 6 digits')).toBeVisible();
  });

  for (const theme of themes)
    test(`gets a form that passes axe, ${theme}`, async ({ page }) => {
      await wear(page, theme);
      await openForm(page);
      await save(page).click();
      await expect(field(page, 'PIN code')).toBeFocused();
      const { violations } = await new AxeBuilder({ page }).include('[data-slot=sheet]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });

  test('fills in and saves the form by keyboard', async ({ page }) => {
    await chip(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'PIN code')).toBeVisible();
    await expect(sheet(page).getByRole('heading', { name: 'Change Address' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field(page, 'PIN code')).toBeFocused();
    await page.keyboard.type('226010');
    await expect(sheet(page).getByRole('status')).toContainText('Lucknow, Uttar Pradesh');
    for (const _step of ['change state or city', 'street']) await page.keyboard.press('Tab');
    await page.keyboard.type('Gali 7');
    await page.keyboard.press('Enter');
    await expect(chip(page)).toContainText('Lucknow 226010');
    await expect(chip(page)).toBeFocused();
  });

  test.describe('when the server refuses', () => {
    test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

    test('keeps the input, gets an error, and saves on the next try', async ({ page }) => {
      await openForm(page);
      await field(page, 'PIN code').fill('226010');
      await expect(sheet(page).getByRole('status')).toContainText('Lucknow, Uttar Pradesh');
      await field(page, 'House no. and street').fill('Gali 7');
      await refuseCall(page, '**/update-user-address');
      await save(page).click();
      await expect(
        sheet(page).getByRole('alert').filter({ hasText: 'Failed to save address' }),
      ).toBeVisible();
      await expect(field(page, 'House no. and street')).toHaveValue('Gali 7');
      await page.unroute('**/update-user-address');
      await save(page).click();
      await expect(chip(page)).toContainText('Lucknow 226010');
    });
  });
});

test.describe('the device location', () => {
  test('allowed on a tap fills in the form', async ({ context, page, site }) => {
    await enterAs(context, site.url, 'customer');
    await openPage(page, '/');
    await openForm(page);
    await context.setGeolocation(gomtiNagar);
    await context.grantPermissions(['geolocation']);
    await sheet(page).getByRole('button', { name: 'Use my current location' }).click();
    await expect(field(page, 'PIN code')).toHaveValue('226010');
    await expect(sheet(page).getByRole('status')).toContainText('Lucknow, Uttar Pradesh');
  });

  test('when refused shows an explanation, and the form still works', async ({ context, page, site }) => {
    await enterAs(context, site.url, 'customer');
    await openPage(page, '/');
    await openForm(page);
    await sheet(page).getByRole('button', { name: 'Use my current location' }).click();
    await expect(sheet(page).getByRole('alert')).toContainText('Location is blocked for this site');
    await field(page, 'PIN code').fill('226010');
    await expect(sheet(page).getByRole('status')).toContainText('Lucknow, Uttar Pradesh');
  });

  test('allowed earlier is used at once only with consent', async ({ context, page, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    await context.setGeolocation(gomtiNagar);
    await context.grantPermissions(['geolocation']);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openPage(page, '/');
    await expect.poll(() => requests).toContain('/api/v1/auth/check');
    await expect(chip(page)).toContainText('Set location');
    expect(requests).not.toContain('/api/v1/places/reverse');
    expect(await page.evaluate(() => localStorage.getItem('userLocation'))).toBeNull();
    await agreeTo(userId, 'location');
    await reloadPage(page);
    await expect(chip(page)).toContainText('Lucknow 226010');
  });

  test.describe('when it is in another country', () => {
    test.use({ allowedFaults: [[/404/], { scope: 'test' }] });

    test('sets no place', async ({ context, page, site }) => {
      const { userId } = await enterAs(context, site.url, 'customer');
      await agreeTo(userId, 'location');
      await context.setGeolocation({ latitude: 40.7, longitude: -74 });
      await context.grantPermissions(['geolocation']);
      await openPage(page, '/');
      await expect(chip(page)).toContainText('Set location');
    });
  });
});

test.describe('a guest', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/search');
  });

  test('sets a PIN code, which this browser keeps', async ({ page, context }) => {
    await openForm(page);
    await expect(field(page, 'City')).toHaveCount(0);
    await field(page, 'PIN code').fill('248001');
    await save(page).click();
    await expect(chip(page)).toContainText('Dehradun 248001');
    const kept = await page.evaluate(() => localStorage.getItem('userLocation'));
    expect(JSON.parse(kept ?? '')).toEqual({
      ...{ pinCode: '248001', city: 'Dehradun', state: 'Uttarakhand', country: 'India' },
    });
    const cookies = (await context.cookies()).filter(({ name }) => name === 'hunar.place');
    expect(cookies).toMatchObject([{ value: '248001', sameSite: 'Lax' }]);
  });

  test('keeps the place when the cookie is deleted', async ({ page, context }) => {
    await openForm(page);
    await field(page, 'PIN code').fill('248001');
    await save(page).click();
    await expect(chip(page)).toContainText('Dehradun 248001');
    await context.clearCookies({ name: 'hunar.place' });
    await reloadPage(page);
    await expect(chip(page)).toContainText('Dehradun 248001');
  });

  test.describe('when the PIN is unknown', () => {
    test.use({ allowedFaults: [[/404/], { scope: 'test' }] });

    test('is asked to check it', async ({ page }) => {
      await openForm(page);
      await field(page, 'PIN code').fill('999999');
      await save(page).click();
      await expect(sheet(page).getByText('Check it and try again.')).toBeVisible();
    });
  });
});

test('chip and form name state and city in Hindi, and the address keeps its English names', async ({
  page,
  context,
  site,
}) => {
  const person = await enterAs(context, site.url, 'customer');
  await saveAddress(person, site.url);
  await speak(context, site.url, 'hi');
  await openPage(page, '/');
  const chipOfHeader = page.locator('header button[aria-haspopup=dialog]');
  await expect(chipOfHeader).toContainText('आगरा');
  await chipOfHeader.click();
  await expect(page.getByRole('dialog')).toContainText('आगरा, उत्तर प्रदेश');
  await page.getByRole('button', { name: 'राज्य या शहर बदलें' }).click();
  const state = page.locator('select[name=state]');
  await expect(state.locator('option:checked')).toHaveText('उत्तर प्रदेश');
  await expect(state).toHaveValue('Uttar Pradesh');
  const city = page.locator('input[name=city]');
  await expect(city).toHaveValue('आगरा');
  await page.locator('input[name=pinCode]').fill('226010');
  await expect(city).toHaveValue('लखनऊ');
  await expect(page.locator('input[name=street]')).toHaveValue('');
  await page.locator('input[name=street]').fill('Park Road 3');
  const sending = page.waitForRequest('**/users/update-user-address');
  const saved = page.waitForResponse('**/users/update-user-address');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  expect((await sending).postDataJSON()).toMatchObject({ city: 'लखनऊ', state: 'Uttar Pradesh' });
  expect(await (await saved).json()).toMatchObject({ data: { address: { city: 'Lucknow' } } });
  await expect(chipOfHeader).toContainText('लखनऊ 226010');
});

for (const locale of ['en', 'hi', 'ta'] as const)
  test(`the place chip and form in ${locale} cut no text at 320 px and 200 %`, async ({
    page,
    context,
    site,
  }) => {
    const person = await enterAs(context, site.url, 'customer');
    await saveAddress(person, site.url);
    await speak(context, site.url, locale);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/');
    expect(await findCutText(page, 200)).toEqual([]);
    await page.locator('header button[aria-haspopup=dialog]').click();
    await expect(page.locator('input[name=street]')).toHaveValue('Gali 7');
    // The sheet itself scrolls, and so does its content.
    const cut = (await findCutText(page, 200)).filter((html) => !html.includes('overflow-y-auto'));
    expect(cut).toEqual([]);
  });
