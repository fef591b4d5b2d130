import type { Page } from '@playwright/test';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { makeMarket } from '../fixtures/make-market.ts';
import { openPage } from '../fixtures/open-page.ts';
import { stopClock } from '../fixtures/stop-clock.ts';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.locator('[data-slot=worker-card]');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search for a service or a worker' });
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'found' });

test.beforeEach(async ({ context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
});

test('an empty search shows categories and workers', async ({ page }) => {
  await openPage(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.getByText('Search for workers using the filters above')).toBeVisible();
  await expect(page.getByText('AC technician').first()).toBeVisible();
  await expect(names(page)).toHaveText([/^Ravi Verma/, 'Sunita Devi', 'Mohammed Arif Ansari']);
});

test('typing searches after a pause and puts the query into the address', async ({ page }) => {
  await openPage(page, '/search');
  await box(page).pressSequentially('sunita');
  await expect(names(page)).toHaveText(['Sunita Devi']);
  await expect(line(page)).toHaveText('1 worker found for “sunita”');
  await expect(page).toHaveURL('/search?query=sunita');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(3);
});

test('Enter searches at once', async ({ page }) => {
  await openPage(page, '/search');
  // No pause in typing ends now, however slow the machine is.
  await stopClock(page);
  await box(page).fill('painter');
  await expect(names(page)).toHaveCount(3);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?query=painter');
  await page.clock.resume();
  await expect(names(page)).toHaveText(['Sunita Devi']);
});

test('a shared address restores its search, and invalid parts are ignored', async ({ page }) => {
  await openPage(page, '/search?query=electrician&rating=4.5&skills=Electrician,nonsense&near=somewhere');
  await expect(box(page)).toHaveValue('electrician');
  await expect(line(page)).toHaveText('1 worker found for “electrician”, in Electrician, rated 4.5 and up');
  await openPage(page, '/search?rating=lots&cursor=broken&skills=');
  await expect(page).toHaveURL('/search');
  await expect(cards(page)).toHaveCount(3);
});

test('a tap on a chip removes its filter', async ({ page }) => {
  await openPage(page, '/search?skills=electrician&rating=4.5');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter: 4.5 and up' }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove filter: Electrician' }).click();
  await expect(page).toHaveURL('/search');
});

test('a search without a match offers to clear a filter', async ({ page }) => {
  await openPage(page, '/search?query=sunita&rating=5');
  await expect(page.getByRole('heading', { name: 'No workers found matching your criteria' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear rating filter' }).click();
  await expect(names(page)).toHaveText(['Sunita Devi']);
  await expect(page).toHaveURL('/search?query=sunita');
});

test('a worker card shows verification, rating, trades, price and Call', async ({ page }) => {
  await openPage(page, '/search?query=electrician');
  const [ravi, sunita, arif] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  await expect(ravi).toContainText('Verified');
  await expect(ravi).toContainText('Rated 4.8 of 5, 11 reviews');
  await expect(ravi).toContainText('₹300');
  await expect(ravi).toContainText('Independent');
  await expect(sunita).toContainText('and 2 more');
  await expect(sunita).toContainText('₹240.50');
  await expect(sunita).not.toContainText('Verified');
  await expect(arif).toContainText('New');
  await expect(ravi.getByRole('link', { name: 'Call Ravi Verma' })).toHaveAttribute(
    'href',
    'tel:+919812345678',
  );
  await expect(arif.getByRole('link', { name: /Call/ })).toHaveCount(0);
});

test('a tap anywhere on a card opens the worker, and going back restores the list', async ({ page }) => {
  await openPage(page, '/search?query=electrician');
  await cards(page)
    .nth(1)
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/worker\/[0-9a-f]{24}$/);
  await expect(page.getByText('Sunita Devi').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(cards(page)).toHaveCount(3);
});

const texts: Record<Locale, [string, string]> = {
  en: ['3 workers found in Electrician', 'Details of Ravi Verma'],
  hi: ['3 कारीगर मिले: बिजली मिस्त्री', 'Ravi Verma की जानकारी'],
  kn: ['3 ಜನ ಕೆಲಸಗಾರರು ಸಿಕ್ಕಿದ್ದಾರೆ: ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', 'Ravi Verma ಅವರ ವಿವರ'],
  ta: ['3 பணியாளர்கள் கிடைத்தார்கள்: எலக்ட்ரீஷியன்', 'Ravi Verma பற்றிய விவரம்'],
  te: ['3 మంది వర్కర్లు దొరికారు: ఎలక్ట్రీషియన్', 'Ravi Verma గారి వివరాలు'],
};

for (const locale of locales)
  test(`the page is in ${locale}`, async ({ page, context, site }) => {
    await speak(context, site.url, locale);
    await openPage(page, '/search?skills=electrician');
    await expect(page.getByText(texts[locale][0])).toBeVisible();
    await expect(page.getByRole('link', { name: texts[locale][1] })).toBeVisible();
  });
