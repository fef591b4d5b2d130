import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { linkPath, makeVisitNow } from '#e2e/kit/visit-links.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.afterEach(({ site }) => site.setClock(new Date()));

/** A visit of an electrician in this hour, with the addresses of its links. */
const makeVisit = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { _id } = await makeVisitNow({ bookable, customer: customer.user });
  const bookingId = String(_id);
  const [pass, shared] = [await linkPath('pass', bookingId), await linkPath('visit', bookingId)];
  return { worker, customer, path: `/bookings/${bookingId}`, pass, shared };
};

test.describe('a phone with a share sheet', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        value: async (data: ShareData) => void document.body.setAttribute('data-shared', data.url ?? ''),
      });
    }),
  );

  test('a worker shows the QR code of the gate pass and sends both links', async ({ page, site }) => {
    const { worker, path, pass, shared } = await makeVisit();
    await enterWith(page.context(), site.url, worker);
    await openPage(page, path);
    await page.getByRole('main').getByRole('button', { name: 'Gate pass' }).click();
    const sheet = page.getByRole('dialog', { name: 'Gate pass' });
    await expect(sheet.getByRole('img', { name: 'QR code of the gate pass' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await expect(sheet.getByRole('link', { name: 'Open the gate pass' })).toHaveAttribute('href', pass);
    await sheet.getByRole('button', { name: 'Send the gate pass' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', site.url + pass);
    await sheet.getByRole('button', { name: 'Share this visit' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', site.url + shared);
  });

  test('a customer sends the same links from the page of the booking', async ({ page, site }) => {
    const { customer, path, pass, shared } = await makeVisit();
    await enterWith(page.context(), site.url, customer);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Send the gate pass' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', site.url + pass);
    await page.getByRole('button', { name: 'Share this visit' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', site.url + shared);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('a guard reads the gate pass until the visit is over', async ({ page, site }) => {
    const { pass, shared } = await makeVisit();
    const [heading, main] = [page.getByRole('heading', { level: 1 }), page.getByRole('main')];
    await page.goto(pass);
    await expect(heading).toHaveText('Gate pass');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ravi V.');
    await expect(main).toContainText('Electrician');
    await expect(main).not.toContainText('Park Road');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.goto(shared);
    await expect(heading).toHaveText('How the visit is going');
    await expect(main).toContainText('Confirmed');
    await expect(main).not.toContainText('Lucknow');
    site.setClock(new Date(Date.now() + 5 * 3_600_000));
    for (const path of [pass, shared]) {
      await page.goto(path);
      await expect(heading).toHaveText('This visit is over');
      await expect(main).not.toContainText('Ravi');
    }
  });
});
