import { expect, test } from '../fixtures/test.ts';

const acceptEncoding = { 'accept-encoding': 'br, gzip' };

test('scripts and styles are served with Brotli and cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    const headers = (await request.get(file, { headers: acceptEncoding })).headers();
    expect(headers['content-encoding'], file).toBe('br');
    expect(headers['cache-control'], file).toBe('public,max-age=31536000,immutable');
    expect(headers['x-content-type-options'], file).toBe('nosniff');
  }
});

test('the typeface is linked from the page, cached for a year and 45 kB at most', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [font = ''] = /\/_next\/static\/media\/[^"]+\.woff2/.exec(html) ?? [];
  const response = await request.get(font);
  expect(response.headers()['cache-control']).toBe('public,max-age=31536000,immutable');
  expect((await response.body()).length).toBeLessThanOrEqual(45 * 1024);
});

test('links to the front pages carry a picture and a promise for messengers', async ({ request }) => {
  for (const [path, title] of [
    ['/login', 'Trusted home services at a price you see upfront'],
    ['/worker/login', 'Get work near you, on your terms'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(new URL(picture).pathname);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).length).toBeLessThan(40_000);
  }
});

test('the icon is served as SVG, and as /favicon.ico', async ({ request }) => {
  const response = await request.get('/icon.svg');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  const unasked = await request.get('/favicon.ico');
  expect(unasked.status()).toBe(200);
  expect(unasked.headers()['content-type']).toContain('icon');
});
