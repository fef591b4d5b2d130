import { locales, type Locale } from '#lib/contracts/locale.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { breakSkills } from '#server/testing/break-skills.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { expect, test } from '../fixtures/test.ts';

const firstNames: Record<Locale, string> = {
  en: 'AC technician',
  hi: 'एसी मिस्त्री',
  kn: 'ಎಸಿ ತಂತ್ರಜ್ಞ',
  ta: 'ஏசி சர்வீஸ்',
  te: 'ఏసీ మెకానిక్',
};

test.beforeEach(async ({ context, site }) => {
  await enterAs(context, site.url, 'customer');
});

test('shows the first eight categories by name, four a row, each with its picture', async ({ page }) => {
  await makeTrades();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
  const tiles = page.getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  await expect(tiles.locator('svg')).toHaveCount(8);
  await expect(tiles.first()).toHaveText('AC technician');
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 4)).size, 'one row').toBe(1);
  expect(new Set(tops).size, 'two rows').toBe(2);
});

for (const locale of locales)
  test(`speaks ${locale}`, async ({ page, context, site }) => {
    await makeTrades();
    await speak(context, site.url, locale);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('listitem').first()).toHaveText(firstNames[locale]);
  });

test.describe('where no language was chosen', () => {
  test.use({ locale: 'te-IN' });

  test("the browser's own is spoken, and names without a translation stay English", async ({ page }) => {
    await makeSkill({ name: 'Beekeeper', picture: 'no such picture' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    await expect(page.getByRole('listitem')).toHaveText('Beekeeper');
  });
});

test.describe('before its scripts run', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('shows eight placeholders and says that it is loading', async ({ page }) => {
    await makeTrades();
    await page.goto('/');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status')).toHaveText('Loading categories');
    await expect(page.locator('main li:visible')).toHaveCount(8);
  });
});

test('says that there are no categories, and shows them when looked at again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No categories available' })).toBeVisible();
  await makeSkill({ name: 'Cook', picture: 'cook' });
  await page.getByRole('link', { name: 'Look again' }).click();
  await expect(page.getByRole('listitem')).toHaveText('Cook');
});

test.describe('when the list cannot be read', () => {
  test.use({
    allowedFaults: [[/Server Components render|status of 500|React error #441/], { scope: 'test' }],
  });

  test('offers another try, names the request, and recovers', async ({ page }) => {
    const mend = await breakSkills();
    const response = await page.goto('/');
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong!' });
    await expect(alert).toContainText(`Request id: ${response?.headers()['x-request-id']}`);
    await mend();
    await makeSkill({ name: 'Cook', picture: 'cook' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('listitem')).toHaveText('Cook');
  });
});
