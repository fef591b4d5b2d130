import { defineConfig, devices } from '@playwright/test';

// A phone of the kind that most people here have; tests of other screens choose their own viewport.
const phone = {
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 800 },
  screen: { width: 360, height: 800 },
  deviceScaleFactor: 2,
};

const executablePath = process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium';

// Chromium's own sandbox does not start for root, as whom containers run.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: 'list',
  use: {
    ...phone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'ui', testMatch: 'ui/**/*.spec.ts' },
    { name: 'screens', testMatch: 'screens/**/*.screen.ts' },
  ],
});
