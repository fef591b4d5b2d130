import { defineConfig, devices } from '@playwright/test';
import { pagesOnly } from './e2e/fixtures/browsers.ts';

// A phone of the kind that most people here have; tests of other screens choose their own viewport.
const phone = {
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 800 },
  screen: { width: 360, height: 800 },
  deviceScaleFactor: 2,
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Long enough for busy machines; speed is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/fixtures/note-failures.ts']],
  use: {
    ...phone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests cannot intercept a service worker's responses; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: pagesOnly,
    screenshot: 'only-on-failure',
  },
  projects: [
    // A quarter of the pixels to draw; only screenshots need the sharpness of a phone.
    { name: 'ui', testMatch: 'ui/**/*.spec.ts', use: { deviceScaleFactor: 1 } },
    // The browser slows a page down by keeping a core busy, so these run one at a time and beside nothing else.
    {
      name: 'slow',
      testMatch: 'slow/**/*.spec.ts',
      use: { deviceScaleFactor: 1 },
      workers: 1,
      expect: { timeout: 60_000 },
    },
    {
      name: 'screens',
      testMatch: 'screens/**/*.screen.ts',
      // Positions letters as a phone does, not on whole pixels.
      use: { launchOptions: { ...pagesOnly, args: [...pagesOnly.args, '--font-render-hinting=none'] } },
    },
    // Hours of work: npm run prove:crawl.
    { name: 'crawl', testMatch: 'crawl/**/*.crawl.ts', use: { deviceScaleFactor: 1 } },
    { name: 'figures', testMatch: 'figures/**/*.figure.ts' },
  ],
});
