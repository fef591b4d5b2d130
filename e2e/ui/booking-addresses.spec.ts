import type { Locator, Page } from '@playwright/test';
import { createApi } from '#lib/platform/browser/api.ts';
import { makeAddress } from '#e2e/kit/factories/addresses.ts';
import { makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { awaitSent, openOwnBookings } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A spot far from its PIN is refused.
test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

const cards = (page: Page): Locator => page.locator('[data-slot=booking-card]');

test('one of several addresses is chosen with a tap, together with its contact name', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  await makeAddress(userId, 'Home');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.622788, longitude: 77.213033, accuracy: 8 });
  await openPage(page, '/profile');
  await page.getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  const entry = page.getByRole('dialog', { name: 'Add address' });
  await entry.getByRole('button', { name: 'Office' }).click();
  await entry.getByLabel('PIN code').fill('226010');
  await expect(entry.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await entry.getByLabel('House no. and street').fill('12 Park Road');
  await entry.getByLabel('Floor').fill('3rd floor');
  await entry.getByRole('button', { name: 'Add lift and gate' }).click();
  await entry.getByLabel('Lift (optional)').selectOption({ label: 'Stairs only' });
  await entry.getByLabel('At the gate (optional)').selectOption({ label: 'Call me from the gate' });
  await entry.getByRole('button', { name: 'Add the exact spot of your door' }).click();
  await entry.getByRole('button', { name: 'I’m at the door: use my location' }).click();
  await expect(entry.getByLabel('DIGIPIN')).toHaveValue('39J-49L-L8T4');
  await entry.getByLabel('Contact person').fill('Meena at the desk');
  await entry.getByRole('button', { name: 'Save Address' }).click();
  await expect(entry.getByText('This spot is more than 15 km from your PIN code.')).toBeVisible();
  await entry.getByLabel('DIGIPIN').fill('378 k4t l584');
  await entry.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('heading', { name: /^(Home|Office)/ })).toHaveText(['HomeDefault', 'Office']);
  await expect(page.getByText('Ask for Meena at the desk')).toBeVisible();
  const sheet = await openSheet(page, await makeRavi());
  const chips = sheet.getByRole('radiogroup', { name: 'Saved addresses' });
  await expect(chips.getByRole('radio', { name: 'Home' })).toBeChecked();
  await chips.getByRole('radio', { name: 'Office' }).check();
  await expect(sheet.getByText('12 Park Road, 3rd floor, Lucknow')).toBeVisible();
  await expect(sheet.getByText('Ask for Meena at the desk')).toBeVisible();
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await openOwnBookings(page);
  await cards(page).getByRole('link').first().click();
  await expect(page.getByText('12 Park Road, 3rd floor, Lucknow')).toBeVisible();
  await expect(page.getByText('Ask for Meena at the desk')).toBeVisible();
  await expect(page.getByText('No lift · Call from the gate')).toBeVisible();
  await expect(page.getByRole('link', { name: 'DIGIPIN 378-K4T-L584' })).toHaveAttribute(
    'href',
    /^geo:26\.86/,
  );
});

test('the first address is saved as Home, and a later one only if its tick stays', async ({
  page,
  context,
  site,
}) => {
  const { token } = await enterAs(context, site.url, 'customer');
  const listNames = async () => {
    const { data } = await createApi({ origin: site.url, token: () => token })('GET /users/addresses');
    return data.map(({ name, address }) => `${name}: ${address.street}`);
  };
  const book = async (name: string, street: string, isKept: boolean): Promise<void> => {
    const sheet = await openSheet(page, await makeBookable({ name, hourlyRatePaise: 30_000 }));
    await laterDay(sheet).check();
    await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
    const change = sheet.getByRole('button', { name: 'Change address' });
    if (await change.isVisible()) await change.click();
    else {
      await sheet.getByLabel('PIN code').fill('226010');
      await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
    }
    await sheet.getByLabel('House no. and street').fill(street);
    if (!isKept) await sheet.getByRole('checkbox', { name: 'Save this address' }).uncheck();
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await awaitSent(page);
  };
  await book('Ravi Verma', '12 Park Road', true);
  expect(await listNames()).toEqual(['Home: 12 Park Road']);
  await book('Meena Rao', '7 Mall Road', false);
  expect(await listNames()).toEqual(['Home: 12 Park Road']);
  await book('Sita Das', '9 Lake Road', true);
  expect(await listNames()).toEqual(['Home: 12 Park Road', '9 Lake Road: 9 Lake Road']);
});
