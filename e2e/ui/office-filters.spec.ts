import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { makeSavedFilter } from '#e2e/kit/factories/saved-filters.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The office works on desktops.
test.use({ viewport: { width: 1366, height: 900 } });

const { errors, office, officeFilters: filters, officeFigures: figures, officePeople } = messages('en');

test('an admin saves a filter of the audit, opens it on another computer, and removes it', async ({
  page,
  context,
  site,
  browser,
}) => {
  const admin = await enterAs(context, site.url, 'admin');
  await openPage(page, '/office/records?show=audit');
  await expect(page.getByRole('button', { name: filters.save })).toHaveCount(0);
  await page.getByLabel(office.records.from).fill('2026-05-01');
  await page.getByLabel(officePeople.audit.admin, { exact: true }).selectOption({ value: admin.userId });
  await page.getByRole('button', { name: office.records.filter, exact: true }).click();
  await page.getByRole('button', { name: filters.save }).click();
  await expect(page.getByLabel(filters.name)).toBeFocused();
  await page.getByRole('button', { name: filters.submit }).click();
  await expect(page.getByText(office.act.missing)).toBeVisible();
  await page.getByLabel(filters.name).fill('Mine since May');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(filters.saved, { exact: true })).toBeVisible();
  const saved = page.getByRole('region', { name: filters.title });
  const chip = saved.getByRole('link', { name: 'Mine since May' });
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: filters.save })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: site.url, viewport: { width: 1366, height: 900 } });
  const other = await elsewhere.newPage();
  await enterWith(elsewhere, site.url, await makeSession(admin.user));
  await openPage(other, '/office/records?show=audit');
  await other.getByRole('link', { name: 'Mine since May' }).click();
  await expect(other).toHaveURL(new RegExp(`actor=${admin.userId}&from=2026-05-01`));
  await expect(other.getByLabel(office.records.from)).toHaveValue('2026-05-01');
  await elsewhere.close();

  await saved.getByRole('button', { name: fill(filters.remove, { name: 'Mine since May' }) }).click();
  await expect(page.getByText(filters.removed, { exact: true })).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('a filter saved under a used name says what it replaces', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'admin');
  await makeSavedFilter(userId, { list: 'figures', name: 'Lucknow', filter: { period: 'week' } });
  await openPage(page, '/office/figures?period=month&city=Lucknow');
  const saved = page.getByRole('region', { name: filters.title });
  await expect(saved.getByRole('link', { name: 'Lucknow' })).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: filters.save }).click();
  await page.getByLabel(filters.name).fill('lucknow');
  await expect(page.getByText(fill(filters.replaces, { name: 'Lucknow' }))).toBeVisible();
  await page.getByRole('button', { name: filters.submit }).click();
  const chip = saved.getByRole('link', { name: 'lucknow', exact: true });
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await openPage(page, '/office/figures');
  await chip.click();
  await expect(page).toHaveURL(/period=month&city=Lucknow/);
  await expect(page.getByLabel(figures.period)).toHaveValue('month');
});

test.describe('when the tab is out of date', () => {
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('a filter of the same name is not replaced before the form says so', async ({
    page,
    context,
    site,
  }) => {
    const { userId } = await enterAs(context, site.url, 'admin');
    await openPage(page, '/office/figures?period=month&city=Lucknow');
    await makeSavedFilter(userId, { list: 'figures', name: 'Lucknow', filter: { period: 'week' } });
    const saved = page.getByRole('region', { name: filters.title });
    await page.getByRole('button', { name: filters.save }).click();
    await page.getByLabel(filters.name).fill('lucknow');
    await page.keyboard.press('Enter');
    await expect(page.getByText(errors.filter_exists, { exact: true })).toBeVisible();
    await expect(page.getByText(fill(filters.replaces, { name: 'Lucknow' }))).toBeVisible();
    await expect(saved.getByRole('link', { name: 'Lucknow' })).not.toHaveAttribute('aria-current');
    await expect(page.getByLabel(filters.name)).toHaveValue('lucknow');
    await page.keyboard.press('Enter');
    await expect(page.getByText(filters.saved, { exact: true })).toBeVisible();
    const chip = saved.getByRole('link', { name: 'lucknow', exact: true });
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(saved.getByRole('listitem')).toHaveCount(1);
  });
});

test('an old filter says that a part of it is gone, and one person’s filter is not saved', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'admin');
  const { userId: subject } = await signIn('customer');
  await makeSavedFilter(userId, {
    ...{ list: 'figures', name: 'Month of a trade' },
    filter: { period: 'month', trade: 'e'.repeat(24) },
  });
  await openPage(page, '/office/figures');
  const chip = page.getByRole('link', { name: /Month of a trade/ });
  await expect(chip).toContainText(filters.outdated);
  await chip.click();
  await expect(page.getByText(filters.outdatedHint)).toBeVisible();
  await expect(page.getByLabel(figures.period)).toHaveValue('month');
  expect(await findBarriers(page)).toEqual([]);
  await openPage(page, `/office/records?show=audit&subject=${subject}`);
  await expect(page.getByText(filters.onePerson)).toBeVisible();
  await expect(page.getByRole('button', { name: filters.save })).toHaveCount(0);
});
