import { enterFor } from '../fixtures/enter-as.ts';
import { expectPrivate, readPolicy } from '../fixtures/expect-private.ts';
import { expect, test } from '../fixtures/test.ts';

// Addresses others serve below: unknown ones still end on our not-found page.
const strays = ['/_next/nope', '/_next/image', '/api/nope', '/api/auth/nope', '/a.b'];

test('every address without a page is uncached and has its own content security policy', async ({
  page,
  site,
}) => {
  await enterFor(page, site.url, '/');
  for (const path of strays) await expectPrivate(page, path);
});

test('every script of a page carries the nonce of its response', async ({ page, site }) => {
  await enterFor(page, site.url, '/');
  const response = await page.request.get('/');
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(readPolicy(response.headers())) ?? [];
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
