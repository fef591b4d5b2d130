import type { Page } from '@playwright/test';
import { emptyDatabase } from '#server/testing/test-database.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { furnish } from '../fixtures/furnish.ts';
import { pageList } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/test.ts';

// That no page breaks its policy while it loads is seen by whatever test opens it.
const policyOf = (headers: Record<string, string>): string => headers['content-security-policy'] ?? '';

// Addresses that others serve below: what they do not know ends as our not-found page all the same.
const strays = ['/_next/nope', '/_next/image', '/api/nope', '/api/auth/nope', '/a.b'];

const expectPrivate = async (page: Page, path: string): Promise<void> => {
  const [first, second] = [await page.request.get(path), await page.request.get(path)];
  const headers = first.headers();
  expect(headers['cache-control'], path).toContain('no-store');
  expect(headers['x-content-type-options'], path).toBe('nosniff');
  expect(headers['referrer-policy'], path).toBeTruthy();
  expect(headers['permissions-policy'], path).toBeTruthy();
  expect(headers['x-powered-by'], path).toBeUndefined();
  const policy = policyOf(headers);
  expect(policy, path).toMatch(/script-src 'self' 'nonce-[\w-]{36}' 'strict-dynamic';/);
  expect(policy, path).not.toContain('unsafe');
  expect(policy, path).not.toBe(policyOf(second.headers()));
  expect(headers['x-request-id'], path).not.toBe(second.headers()['x-request-id']);
};

test('every page is uncached and has a content security policy of its own', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  for (const listed of [...pageList, ...strays]) {
    await emptyDatabase();
    const path = await furnish(listed);
    await context.clearCookies();
    await enterFor(page, site.url, path);
    await expectPrivate(page, path);
  }
});

test('every script of a page carries the nonce of its response', async ({ page, site }) => {
  await enterFor(page, site.url, '/');
  const response = await page.request.get('/');
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policyOf(response.headers())) ?? [];
  const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});

const smuggled = [
  '<script>window.smuggled = true</script>',
  '<img src="/nowhere.png" onerror="window.smuggled = true">',
  '<a href="javascript:window.smuggled = true">tap</a>',
  '<img src="http://127.0.0.1:9/picture.png">',
  '<style>body { color: red }</style>',
].join('');

test.describe('the fault watcher', () => {
  test.use({ allowedFaults: [[/./], { scope: 'test' }] });

  test('reports scripts and styles injected into the HTML, and none of the scripts runs', async ({
    page,
    faults,
    idleRoutes,
  }) => {
    await page.route('**/smuggling', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</body>', `${smuggled}</body>`),
      });
    });
    expect([...idleRoutes], 'a route is idle until something asks for it').toEqual(['1. **/smuggling']);
    await page.goto('/smuggling');
    await page.getByText('tap').click();
    const seen = () => faults.join('\n');
    for (const sign of ['inline script', 'event handler', 'JavaScript URL', '127.0.0.1:9', 'inline style'])
      await expect.poll(seen).toContain(sign);
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  });
});
