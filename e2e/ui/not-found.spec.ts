import { enterAs } from '../fixtures/enter-as.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

const nowhere = [
  '/nowhere',
  '/no/such/page.html',
  '/apiary',
  '/api/v2/anything',
  '/%E0%A4%B9',
  '/worker/x',
  '/.env',
  '/office',
];

for (const path of nowhere)
  test(`${path} is not found`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found · Hunar');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
