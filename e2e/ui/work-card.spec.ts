import { publishCard } from '#e2e/kit/work-cards.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a worker publishes a card, which a guest opens to book, and takes it back', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { worker } = await makeElectrician();
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-profile');
  const publish = page.getByRole('switch', { name: 'Publish my work card' });
  const open = page.getByRole('link', { name: 'Open and print' });
  await expect(publish).not.toBeChecked();
  await publish.click();
  await expect(publish).toBeChecked();
  await expect(open).toHaveAttribute('href', /^\/card\/[\w-]{43}$/);
  const phone = page.getByRole('switch', { name: 'Show my phone number' });
  await expect(phone).toHaveAccessibleDescription(/confirmed/);
  await phone.click();
  await expect(phone).toBeChecked();
  expect(await findBarriers(page)).toEqual([]);
  const path = (await open.getAttribute('href')) ?? '';
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Ravi Verma' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of this card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const guest = await elsewhere.newPage();
  await openPage(guest, path);
  await expect(guest.getByRole('main')).toContainText('Electrician');
  await expect(guest.getByRole('main')).toContainText('The phone number isn’t confirmed yet');
  await expect(guest.getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    `/worker/${worker.userId}?book=${worker.userId}`,
  );
  await expect(guest.getByRole('button', { name: 'Print' })).toHaveCount(0);
  expect(await findBarriers(guest)).toEqual([]);
  await elsewhere.close();

  await openPage(page, '/worker-profile');
  await expect(publish).toBeChecked();
  await publish.click();
  await expect(publish).not.toBeChecked();
  await expect(open).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('a guest reads the card and finds the way to book', async ({ page }) => {
    const { worker } = await makeElectrician();
    await page.goto(await publishCard(worker.userId));
    await expect(page.getByRole('heading', { name: 'Ravi Verma' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Electrician');
    await expect(page.getByRole('link', { name: 'Book' })).toHaveAttribute('href', /^\/worker\//);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
