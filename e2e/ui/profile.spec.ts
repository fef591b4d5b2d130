import type { Page } from '@playwright/test';
import { createApi } from '#lib/platform/browser/api.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { stopClock } from '../fixtures/stop-clock.ts';
import { expect, test } from '../fixtures/test.ts';

const tokenKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('hunar.token'))).not.toBeNull();

const choosePhoto = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file);

test('a guest gets a login link that returns to the profile', async ({ page }) => {
  await openPage(page, '/profile');
  await expect(page.getByText('Please login to view your profile')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('a worker is redirected from /profile to /worker-profile', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await page.goto('/profile');
  await expect(page).toHaveURL('/worker-profile');
  await expect(page.getByText('Not Verified', { exact: true })).toBeVisible();
});

for (const role of ['customer', 'broker'] as const)
  test(`a ${role} changes name and phone`, async ({ page, context, site }) => {
    await enterAs(context, site.url, role);
    await openPage(page, '/profile');
    await tokenKept(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Full Name').fill('A');
    await sheet.getByLabel('Phone Number').fill('12345');
    await sheet.getByRole('button', { name: 'Save Changes' }).click();
    await expect(sheet.getByLabel('Full Name')).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
    await expect(sheet.getByLabel('Phone Number')).toHaveAccessibleDescription(
      'Phone must be exactly 10 digits',
    );
    await sheet.getByLabel('Full Name').fill('Asha Gupta');
    await sheet.getByLabel('Phone Number').fill('98765 43210');
    await sheet.getByRole('button', { name: 'Save Changes' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('Profile updated', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Asha Gupta' })).toBeVisible();
    await expect(page.getByText('+91 9876543210')).toBeVisible();
  });

test.describe('when another phone has changed the profile', () => {
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('the form says so, keeps what was typed, and saves it with the next tap', async ({
    page,
    context,
    site,
  }) => {
    const { token } = await enterAs(context, site.url, 'customer');
    await openPage(page, '/profile');
    await tokenKept(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Full Name').fill('Asha Devi');
    const otherPhone = createApi({ origin: site.url, token: () => token });
    await otherPhone('PUT /users/update-customer-profile', { body: { name: 'Asha Rao' } });
    const save = sheet.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await expect(sheet.getByRole('alert')).toContainText('was changed on another device');
    await expect(sheet.getByLabel('Full Name')).toHaveValue('Asha Devi');
    await save.click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Asha Devi' })).toBeVisible();
    const { user } = await otherPhone('GET /auth/check');
    expect(user.name).toBe('Asha Devi');
  });
});

test('a photo is uploaded as soon as it is chosen', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile');
  await tokenKept(page);
  const big = Buffer.from(await makeJpeg({ width: 3000, height: 2000 }));
  await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: big });
  await expect(page.getByText('Profile Image Updated').first()).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveAttribute(
    'src',
    /\/api\/v1\/images\/.+-256\.webp$/,
  );
});

test('a file that is not a picture shows an error that disappears by itself; a large one is refused', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile');
  const fault = page.getByRole('main').getByRole('alert');
  await stopClock(page);
  await choosePhoto(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(fault).toHaveText('Please upload an image file');
  await page.clock.runFor(2100);
  await expect(fault).toHaveCount(0);
  const heavy = Buffer.alloc(5 * 1024 * 1024 + 1);
  await choosePhoto(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: heavy });
  await expect(fault).toHaveText('File size must be less than 5MB');
});

test.describe('when the server refuses the picture', () => {
  test.use({ allowedFaults: [[/status of 4\d\d/], { scope: 'test' }] });

  test('a broken picture shows the reason', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await openPage(page, '/profile');
    await tokenKept(page);
    await choosePhoto(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Upload Error').first()).toBeVisible();
    await expect(page.getByText('Please upload an image file').first()).toBeVisible();
  });
});

test('a worker fills in the profile, and the notice about missing parts disappears', async ({
  page,
  context,
  site,
}) => {
  await makeSkill({ name: 'Cook', picture: 'cook' });
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-dashboard');
  await expect(page.getByText('Your profile is incomplete')).toBeVisible();
  await expect(page.getByText('Still missing: phone number, city, state, skills, price.')).toBeVisible();
  await page.getByRole('link', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Phone Number').fill('9876543210');
  await page.getByLabel('PIN code').fill('226001');
  // The PIN code fills in the rest.
  await expect(page.getByLabel('State')).toHaveValue('Uttar Pradesh');
  await expect(page.getByLabel('City')).toHaveValue('Lucknow');
  await page.getByLabel('Work radius').selectOption('10 km');
  await page.getByRole('checkbox', { name: 'Cook' }).check();
  await page.getByLabel('Hourly price').fill('1500');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const hourly = page.getByLabel('Hourly price');
  await expect(hourly).toHaveAccessibleDescription('Hourly Rate must not exceed 1000 Rs');
  await hourly.fill('250');
  await page.getByLabel('Experience (years)').fill('13');
  const papers = page.getByLabel('Certifications');
  await papers.fill(`ITI Lucknow\n${'x'.repeat(81)}`);
  await page.getByLabel('Service areas').fill('Aliganj\n\n Gomti Nagar ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(papers).toHaveAttribute('aria-invalid', 'true');
  await papers.fill('ITI Kanpur\nWiring, grade 2');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/worker-dashboard');
  await expect(page.getByText('Profile Updated', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your profile is incomplete')).toHaveCount(0);
  await openPage(page, '/worker-profile');
  for (const text of ['Cook', '₹250', '13', 'ITI Kanpur, Wiring, grade 2', 'Aliganj, Gomti Nagar', '10 km'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
});

test('a worker reads why search shows them, and that the parts of the rank add up', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile');
  await page.getByRole('link', { name: /^Why am I shown here/ }).click();
  await expect(page).toHaveURL('/why-shown');
  await expect(page.getByRole('heading', { level: 1, name: 'Why am I shown here?' })).toBeVisible();
  await expect(page.getByText('Can’t be measured without a PIN code.')).toBeVisible();
  await expect(page.getByText('4.0 + 0.0 = 4.0 stars')).toBeVisible();
  await expect(page.getByText('You’re not verified.')).toBeVisible();
  await expect(page.getByText(/send photos of your ID document and your face/)).toBeVisible();
  await expect(page.getByText('It starts tonight.')).toBeVisible();
});

test('a worker types phone, PIN and price in Hindi digits', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  // Unset choices start with the most common value.
  await expect(page.locator('select[name=areaRange]')).toHaveValue('5');
  for (const end of ['min', 'max'])
    await expect(page.locator(`input[name="priceRange.${end}"]`)).toHaveValue('500');
  await page.getByLabel('Phone Number').fill('९८७६५४३२१०');
  await page.getByLabel('PIN code').fill('२२६००१');
  await expect(page.getByLabel('City')).toHaveValue('Lucknow');
  await page.getByLabel('Hourly price').fill('२५०');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/worker-dashboard');
  await openPage(page, '/worker-profile');
  await expect(page.getByText('₹250').first()).toBeVisible();
});

test('too many choices are refused with an error under their question, which states the limit beforehand', async ({
  page,
  context,
  site,
}) => {
  for (let at = 10; at <= 30; at += 1) await makeSkill({ name: `Trade ${at}` });
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const trades = page.getByRole('group').filter({ has: page.getByRole('checkbox', { name: 'Trade 10' }) });
  await expect(trades).toContainText('Select everything you do, up to 20');
  for (const box of await trades.getByRole('checkbox', { name: /^Trade/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(trades.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(trades).toContainText(/20/);
  await expect(trades.getByRole('checkbox').first()).toBeFocused();
});

test.describe('when the server refuses a tick', () => {
  test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

  test('the list shows the reason', async ({ page, context, site }) => {
    await makeSkill({ name: 'Cook' });
    await enterAs(context, site.url, 'worker');
    let changed = 0;
    // As if the office had renamed it since the page was rendered.
    await page.route('**/api/v1/users/update-worker-profile', async (route) => {
      changed += 1;
      await route.continue({ postData: (route.request().postData() ?? '').replace('"Cook"', '"Chef"') });
    });
    await openPage(page, '/worker-profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const trade = page.getByRole('checkbox', { name: 'Cook' });
    await trade.check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(trade).toHaveAttribute('aria-invalid', 'true');
    await expect(trade).toBeFocused();
    expect(changed).toBe(1);
  });
});

test('a worker adds a work picture with a caption, edits and removes it', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile');
  await tokenKept(page);
  const buffer = Buffer.from(await makeJpeg({ width: 600, height: 400 }));
  const add = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Add photo' }) });
  await add.locator('input[type=file]').setInputFiles({ name: 'work.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('What does it show? (optional)').fill('New board in a shop');
  await page.getByRole('button', { name: 'Show on my page' }).click();
  await expect(page.locator('[data-slot=toast]')).toContainText('Photo added to your page.');
  await expect(page.getByText('1 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Open photo: New board in a shop' }).click();
  const viewer = page.getByRole('dialog', { name: 'New board in a shop' });
  await expect(viewer.getByRole('img', { name: 'New board in a shop' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Change caption' }).click();
  const caption = page.getByRole('dialog', { name: 'Caption' });
  await expect(caption.getByRole('textbox')).toHaveValue('New board in a shop');
  await caption.getByRole('textbox').fill('New board in Aliganj');
  await caption.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open photo: New board in Aliganj' }).click();
  const changed = page.getByRole('dialog', { name: 'New board in Aliganj' });
  await changed.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('0 of 8')).toBeVisible();
});
