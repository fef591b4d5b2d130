import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('going back in the steps of a new worker goes back one step, with what was typed', async ({
  page,
  site,
}) => {
  await makeTrades();
  const worker = await makeUser({ role: 'worker' });
  await enterWith(page.context(), site.url, await makeSession(worker));
  await openPage(page, '/worker-dashboard');
  await page.getByRole('link', { name: 'Step by step' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const position = page.getByText(/^Step \d of 3$/);
  const price = page.getByLabel('Price per hour');
  await expect(position).toHaveText('Step 1 of 3');
  await page.getByRole('checkbox', { name: 'Electrician' }).check();
  await next.click();
  await expect(position).toHaveText('Step 2 of 3');
  await price.fill('250');
  await next.click();
  await expect(position).toHaveText('Step 3 of 3');

  await page.goBack();
  await expect(position).toHaveText('Step 2 of 3');
  await expect(price).toHaveValue('250');
  await page.goBack();
  await expect(position).toHaveText('Step 1 of 3');
  await expect(page.getByRole('checkbox', { name: 'Electrician' })).toBeChecked();
  await page.goForward();
  await expect(position).toHaveText('Step 2 of 3');

  const back = page.getByRole('link', { name: 'Back' });
  await back.click();
  await expect(position).toHaveText('Step 1 of 3');
  await back.click();
  await expect(page).toHaveURL(/\/worker-dashboard$/);
});

test('a new worker chooses a price that others ask with one tap', async ({ page, site }) => {
  const electrician = (await makeTrades()).get('Electrician');
  if (!electrician) throw new Error('There is no electrician among the trades.');
  const skills = [{ _id: electrician._id, name: electrician.name }];
  for (const hourlyRatePaise of [10_000, 20_000, 20_000, 30_000, 90_000])
    await makeWorker({ skills, hourlyRatePaise });
  const worker = await makeWorker({ skills, hourlyRatePaise: null });
  await enterWith(page.context(), site.url, await makeSession(worker));
  await openPage(page, '/start?step=price');
  const chip = page.getByRole('group', { name: 'Common prices' }).getByRole('button', { name: '₹250' });
  await chip.click();
  await expect(page.getByLabel('Price per hour')).toHaveValue('250');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('A two-hour visit will cost ₹500.')).toBeVisible();
});
