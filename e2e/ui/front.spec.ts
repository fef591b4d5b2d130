import type { Page } from '@playwright/test';
import { LEFT_COOKIE } from '#lib/features/accounts/contracts/left-cookie.ts';
import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { findBox } from '../fixtures/find-box.ts';
import { speak } from '../fixtures/look.ts';
import { makeFront } from '../fixtures/make-front.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.afterEach(({ site }) => site.setClock(new Date()));

const PHONE = { width: 360, height: 740 };

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const email = (page: Page) => page.getByLabel('Email');

test('a guest reads prices here, the cancellation rule and who is paid, and the form is one tap away', async ({
  page,
  context,
  site,
}) => {
  await makeFront(site);
  // Other tests keep prices of other PIN codes.
  await context.addCookies([{ name: PLACE_COOKIE, value: '226016', url: site.url }]);
  await openPage(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Trusted home services at a price you see upfront',
  );
  await expect(
    page.getByRole('navigation', { name: 'All trades' }).getByRole('link', { name: 'Plumber' }),
  ).toBeVisible();
  await expect(part(page, 'Prices near you').getByRole('listitem')).toHaveText([
    /^Tap repair₹135 · 45 minutes$/,
    /^Fan installation/,
    /^AC service/,
  ]);
  const promises = part(page, 'What you can count on');
  await expect(promises).toContainText('Cancel free until the worker accepts');
  await expect(promises).toContainText(
    'Also free for 10 minutes after that, and always while the visit is more than 24 hours away.',
  );
  await expect(promises).toContainText('Directly, when the job is done. Hunar takes no commission.');
  await expect(part(page, 'Latest reviews')).toContainText('Fixed the tap in twenty minutes.');
  await expect(email(page)).not.toBeInViewport();
  await page.getByRole('link', { name: 'Log in or register' }).click();
  await expect(email(page)).toBeInViewport();
});

for (const locale of locales)
  test(`price, cancelling and who is paid are on the first two screens of a phone, in ${locale}`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    await makeFront(site);
    await context.addCookies([{ name: PLACE_COOKIE, value: '226016', url: site.url }]);
    await speak(context, site.url, locale);
    await openPage(page, '/login');
    const { front } = messages(locale);
    // The bar with the button stays over the end of each screen.
    const bar = page.getByRole('link', { name: front.login, exact: true }).locator('..');
    const end = 2 * PHONE.height - (await findBox(bar)).height;
    const brief = page.getByRole('link', { name: front.cancel });
    const price = part(page, front.services).getByText(/₹135/).first();
    for (const fact of [brief.getByText(front.price), brief.getByText(front.paid), price]) {
      const { y, height } = await findBox(fact);
      expect(y + height).toBeLessThanOrEqual(end);
    }
    await expect(brief).toBeInViewport({ ratio: 1 });
    await brief.click();
    for (const rule of [front.cancelText, front.paidText]) {
      const [start = ''] = rule.split('{');
      await expect(part(page, front.how).getByText(start)).toBeInViewport({ ratio: 1 });
    }
  });

test('a guest gives the place on the front page, sees the prices there and searches', async ({
  page,
  site,
}) => {
  await makeFront(site);
  await openPage(page, '/login');
  await expect(part(page, 'What it costs')).toContainText('from ₹135 · 45 minutes in Lucknow');
  await page.getByRole('button', { name: 'Change Address' }).click();
  await page.getByRole('dialog').getByLabel('PIN code').fill('226024');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Address' }).click();
  await expect(part(page, 'Prices near you')).toContainText('₹135 · 45 minutes');
  await expect(page.getByRole('button', { name: 'Change Address' })).toBeFocused();
  // A server caches the trades for a second or two.
  const suggested = async () => (await fetch(`${site.url}/api/v1/search/suggest?q=plumb`)).text();
  await expect.poll(suggested).toContain('"Plumber"');
  const box = page.getByRole('main').getByRole('combobox');
  await box.pressSequentially('plumb');
  await expect(page.getByRole('option', { name: 'Plumber' })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/search?query=plumb');
  await expect(page.getByRole('button', { name: 'Change Address' })).toContainText('Lucknow 226024');
});

test('on the way to another page, and after signing out, the form comes first', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, '/login?next=%2Fbookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(email(page)).toBeInViewport();
  await expect(part(page, 'What you can count on')).toHaveCount(0);
  await context.addCookies([{ name: LEFT_COOKIE, value: '1', url: site.url }]);
  await openPage(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(part(page, 'What you can count on')).toHaveCount(0);
});

test('a worker reads what others charge, who pays and what we ask for', async ({ page, site }) => {
  await openPage(page, '/worker/login');
  const promises = part(page, 'What you can count on');
  await expect(promises).toContainText('Hunar takes no share and charges nothing to join.');
  await expect(promises).toContainText('An ID photo if you want the Verified badge.');
  await expect(part(page, 'What workers charge')).toHaveCount(0);
  await makeFront(site);
  await openPage(page, '/worker/login');
  await expect(part(page, 'What workers charge')).toContainText('Plumber: ₹200 to ₹240 an hour');
  await page.getByRole('link', { name: 'Start in three steps' }).click();
  await expect(page).toHaveURL('/worker/register');
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the form is beside the story and stays in view to its end', async ({ page, site }) => {
    await makeFront(site);
    await openPage(page, '/login');
    await expect(email(page)).toBeInViewport();
    await part(page, 'Latest reviews').scrollIntoViewIfNeeded();
    await expect(email(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Log in or register' })).toBeHidden();
  });
});
