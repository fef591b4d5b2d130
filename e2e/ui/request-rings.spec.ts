import type { Page } from '@playwright/test';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { awaitSocket } from '../fixtures/await-socket.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue } from '../fixtures/waiting-write.ts';

declare global {
  interface Window {
    rung: string[];
  }
}

/** Notes each tone and vibration that the page starts. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.rung = [];
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function create(this: AudioContext) {
      window.rung.push('tone');
      return createOscillator.call(this);
    };
    Object.defineProperty(navigator, 'vibrate', { value: () => window.rung.push('vibration') > 0 });
  });

const countSignals = (page: Page, what: string): Promise<number> =>
  page.evaluate((wanted) => window.rung.filter((one) => one === wanted).length, what);

test('a request rings and vibrates by day, and is silent at night and when switched off', async ({
  page,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { book } = bookingClient(() => site.url);
  const cards = page.getByRole('tabpanel').getByRole('article');
  let day = 2;
  const request = async (): Promise<void> => {
    const body = bookingBodyFor({ ...bookable, localDate: dayAhead((day += 1)) });
    expect((await book(customer, body)).status).toBe(201);
    await expect(cards).toHaveCount(day - 2);
  };
  await listen(page);
  await page.clock.setFixedTime(inIndia(dayAhead(0), '12:00'));
  await enterWith(page.context(), site.url, worker);
  // An earlier request would only be listed.
  const isConnected = awaitSocket(page);
  await openPage(page, '/worker-dashboard');
  // The code that rings loads after the page, together with the queue.
  await isConnected;
  await awaitQueue(page);
  await request();
  await expect.poll(() => countSignals(page, 'vibration')).toBe(1);
  const tones = 6;
  await expect.poll(() => countSignals(page, 'tone')).toBe(tones);

  await page.clock.setFixedTime(inIndia(dayAhead(0), '22:00'));
  await request();
  await page.clock.setFixedTime(inIndia(dayAhead(1), '12:00'));
  const ring = page.getByRole('switch', { name: 'Ring for new requests' });
  await ring.click();
  await expect(ring).toHaveAttribute('aria-checked', 'false');
  await request();
  expect([await countSignals(page, 'vibration'), await countSignals(page, 'tone')]).toEqual([1, tones]);
});
