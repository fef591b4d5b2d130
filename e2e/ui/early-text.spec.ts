import { holdScripts } from '../fixtures/hold-scripts.ts';
import { awaitPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const kinds = [
  ['before any script has come', undefined],
  ['before the code that keeps it has come', '/auth/register'],
] as const;

for (const [when, part] of kinds)
  test(`what is typed into the registration ${when} is kept for a reload`, async ({ page }) => {
    const { held, release } = await holdScripts(page, part);
    await page.goto('/register', { waitUntil: 'commit' });
    if (part) await awaitPage(page);
    await page.getByLabel('Full name').fill('Asha');
    await page.getByLabel('Phone').fill('98765 43210');
    await held;
    await release();
    const draft = () => page.evaluate(() => sessionStorage.getItem('hunar.register'));
    await expect.poll(draft).toContain('43210');
    expect(await draft()).toContain('Asha');
    await expect(page.getByLabel('Full name')).toHaveValue('Asha');
  });

test('an address typed into the login before any script has come can get a code', async ({ page }) => {
  const { held, release } = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@example.com');
  await held;
  await release();
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible();
});

test('words typed before any script has come are searched for', async ({ page }) => {
  const { held, release } = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('combobox').fill('plumber');
  await held;
  await release();
  await expect(page).toHaveURL('/search?query=plumber');
  await expect(page.getByRole('combobox')).toHaveValue('plumber');
});

test('text and choices that come before the code of their form are reported to it', async ({ page }) => {
  const { held, release } = await holdScripts(page, '/admin/feedback');
  await page.goto('/feedback', { waitUntil: 'commit' });
  await held;
  // React is there; the form is what it waits for.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
  await page.getByLabel('Tell us more').fill('Five stars');
  await page.getByRole('checkbox').check();
  await release();
  await expect(page.getByText('10/500')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});
