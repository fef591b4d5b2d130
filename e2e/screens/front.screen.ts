import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { speak, wear } from '../fixtures/look.ts';
import { makeFront } from '../fixtures/make-front.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

test.afterEach(({ site }) => site.setClock(new Date()));

const looks = [
  { name: 'light', theme: 'light', locale: 'en' },
  { name: 'hi-dark', theme: 'dark', locale: 'hi' },
  { name: 'ta', theme: 'light', locale: 'ta' },
] as const;

const sizes = [
  { name: 'front', viewport: { width: 360, height: 2000 } },
  { name: 'front-desk', viewport: { width: 1366, height: 1200 } },
] as const;

for (const size of sizes)
  for (const { name, theme, locale } of looks)
    test.describe(`${size.name}, ${name}`, () => {
      test.use({ viewport: size.viewport, deviceScaleFactor: 1 });

      test(`the front pages, ${size.name}, ${name}`, async ({ page, context, site }) => {
        await makeFront(site);
        await context.addCookies([{ name: PLACE_COOKIE, value: '226016', url: site.url }]);
        await speak(context, site.url, locale);
        await wear(page, theme);
        await openPage(page, '/login');
        await takeScreen(page, `${size.name}-${name}`);
        await openPage(page, '/worker/login');
        await takeScreen(page, `${size.name}-worker-${name}`);
      });
    });
