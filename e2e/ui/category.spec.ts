import type { Page } from '@playwright/test';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeWorld } from '#e2e/kit/factories/world.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A server caches the trades for a second or two; those of the previous test differ.
const openWithWorker = (page: Page, skillId: string): Promise<void> =>
  expect(async () => {
    await openPage(page, `/category/${skillId}`);
    await expect(page.getByRole('heading', { name: 'Ravi Verma' })).toBeVisible({ timeout: 1000 });
  }).toPass();

test('a guest sees the services and workers of the category, without phones', async ({ page }) => {
  const { skillId } = await makeWorld();
  await makeService({ title: 'Something else' });
  await makeWorker({ name: 'Somebody Else' });
  await openWithWorker(page, skillId);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electrician');
  await expect(page).toHaveTitle('Electrician · Hunar');
  await expect(page.getByText('1 Service Available')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Fan and light fitting', 'Ravi Verma']);
  expect(await page.content()).not.toContain('9812345678');
  await expect(page.getByRole('link', { name: 'Call Ravi Verma' })).toHaveCount(0);
});

test('a customer can call a worker from the category page', async ({ page, context, site }) => {
  const { skillId, workerId } = await makeWorld();
  await enterAs(context, site.url, 'customer');
  await openWithWorker(page, skillId);
  await expect(page.getByRole('link', { name: 'Call Ravi Verma' })).toHaveAttribute(
    'href',
    'tel:+919812345678',
  );
  await expect(page.getByRole('link', { name: 'Details of Ravi Verma' })).toHaveAttribute(
    'href',
    `/worker/${workerId}`,
  );
});

test('a worker sees the category page without links', async ({ page, context, site }) => {
  const { skillId } = await makeWorld();
  await enterAs(context, site.url, 'worker');
  await openWithWorker(page, skillId);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Fan and light fitting', 'Ravi Verma']);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('a category without workers and services shows a message and links to search', async ({ page }) => {
  const skill = await makeSkill({ name: 'Beekeeper' });
  await openPage(page, `/category/${String(skill._id)}`);
  await expect(page.getByText('0 Services Available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No workers in this category yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search all workers' })).toHaveAttribute('href', '/search');
});

test.describe('an invalid or unknown id', () => {
  test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

  test('answers 404; for an unknown id the page links to all services', async ({ page }) => {
    const answer = await page.goto('/category/sweets');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    expect((await page.goto(`/category/${'f'.repeat(24)}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Category not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Explore Services' }).click();
    await expect(page).toHaveURL('/service');
  });
});

test('the page is in the language of its reader', async ({ page, context, site }) => {
  const { skillId } = await makeWorld();
  await speak(context, site.url, 'hi');
  await openPage(page, `/category/${skillId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बिजली मिस्त्री');
  await expect(page.getByText('1 सेवा उपलब्ध')).toBeVisible();
});
