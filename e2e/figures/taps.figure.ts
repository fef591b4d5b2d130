import type { Locator, Page } from '@playwright/test';
import { median, atMost, say, withoutBar } from '#bench/figures.ts';
import { keepResult } from '#bench/keep-result.ts';
import { makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { makeMarket } from '../fixtures/make-market.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = 5;
const MAX_MS = 200;
const FRAME_MS = 100;
/** The phone's CPU slowdown. */
const SLOWER = 6;

declare global {
  interface Window {
    answered?: Promise<number>;
  }
}

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

interface Answer {
  selector: string;
  /** Its text, if the selector matches other elements too. */
  text?: string;
  /** The expected number, if more than one. */
  count?: number;
}

/** Watches from the next touch or key on until the frame that shows the answer is drawn. */
const watch = (page: Page, answer: Answer): Promise<void> =>
  page.evaluate(({ selector, text, count = 1 }) => {
    const isAnswer = (element: Element): boolean => text === undefined || element.textContent === text;
    const startedAt = new Promise<number>((resolve) => {
      const begin = (event: Event) => resolve(event.timeStamp);
      for (const kind of ['pointerdown', 'keydown'])
        addEventListener(kind, begin, { capture: true, once: true });
    });
    const untilDrawn = new Promise<number>((resolve) => {
      const look = (): void => {
        const found = [...document.querySelectorAll(selector)].filter(isAnswer);
        if (found.length < count) return void requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      void startedAt.then(look);
    });
    window.answered = Promise.all([startedAt, untilDrawn]).then(([start, end]) => end - start);
  }, answer);

interface Tap {
  page: Page;
  shows: Answer;
  act(): Promise<void>;
}

const measure = async ({ page, shows, act }: Tap): Promise<number> => {
  await watch(page, shows);
  await act();
  return (await page.evaluate(() => window.answered)) ?? NaN;
};

/** Waits until the page has drawn its frames on time for a while: people look before they tap. */
const awaitRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let onTime = 0;
    let last = performance.now();
    while (onTime < 20) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      onTime = performance.now() - last < 50 ? onTime + 1 : 0;
      last = performance.now();
    }
  });

/** The time of a tap that does almost nothing on the same page, to know the overhead of measuring. */
const measureBare = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'bare';
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;width:60px;height:60px;z-index:99';
    button.onclick = () => button.setAttribute('data-done', '');
    document.body.append(button);
  });
  const bare = page.locator('#bare');
  const ms = await measure({ page, shows: { selector: '#bare[data-done]' }, act: await fallOn(page, bare) });
  await bare.evaluate((button) => button.remove());
  return ms;
};

/** Taps without Playwright's own check of what is there, which would be work for the slow phone, too. */
const fallOn = async (page: Page, target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
};

const toFigureName = (name: string): string => `P4 ${name}, ms on a phone ${SLOWER} times slower`;

const judge = (name: string, rounds: readonly number[], mostMs = MAX_MS): void => {
  const figure = say(atMost(toFigureName(name), median(rounds), mostMs));
  // One of several tests of the command.
  keepResult({ command: 'bench:taps', figures: [figure], chosen: [name] });
  expect(figure.figure, name).toBeLessThanOrEqual(mostMs);
};

/** Figures without a bar, for comparison. */
const tell = (name: string, rounds: readonly number[]): void => {
  keepResult({
    command: 'bench:taps',
    figures: [say(withoutBar(toFigureName(name), median(rounds)))],
    chosen: [name],
  });
};

/** Opens the page once per round with an empty cache and taps once on a slow phone. */
const measureRounds = async (
  page: Page,
  path: string,
  tap: (round: number) => Promise<number>,
): Promise<number[]> => {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    rounds.push(await tap(round));
  }
  return rounds;
};

test('a sheet opens within 200 ms on a slow phone', async ({ page, context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
  await slowDown(page);
  const button = page.getByRole('button', { name: /^Filters/ });
  const tap = async () => {
    await awaitRest(page);
    return measure({ page, shows: { selector: '[role=dialog]' }, act: await fallOn(page, button) });
  };
  judge('open a sheet', await measureRounds(page, '/search?skills=electrician', tap));
});

test('a picked time is shown within 200 ms on a slow phone', async ({ page, context, site }) => {
  const { worker } = await makeBookable({ name: 'Ravi Verma', hourlyRatePaise: 30_000 });
  await enterAs(context, site.url, 'customer');
  await slowDown(page);
  // A slot picked in an earlier round is still selected on the next visit.
  const times = ['8 to 10 AM', '10 AM to 12 PM', '12 to 2 PM', '2 to 4 PM', '4 to 6 PM'];
  const tap = async (round: number): Promise<number> => {
    await page.getByRole('button', { name: 'Book', exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await laterDay(sheet).check();
    const slot = sheet.getByRole('radio', { name: new RegExp(`^${times[round]}`) });
    await expect(slot).toBeEnabled();
    await slot.evaluate((radio) => radio.setAttribute('data-tapped', ''));
    return measure({
      page,
      shows: { selector: '[data-tapped]:checked' },
      act: () => slot.locator('..').tap(),
    });
  };
  judge('pick a time', await measureRounds(page, `/worker/${String(worker._id)}`, tap));
});

test('a sent message is shown within 200 ms on a slow phone', async ({ page, context, site, browser }) => {
  const elsewhere = await browser.newContext();
  const worker = await enterAs(elsewhere, site.url, 'worker');
  const customer = await enterAs(context, site.url, 'customer');
  await makeMessage({ from: worker.userId, to: customer.userId, text: 'Namaste' });
  await slowDown(page);
  const tap = async (round: number): Promise<number> => {
    const own = '[role=log] [data-own]';
    const field = page.getByPlaceholder('Type a message...');
    await field.fill('On my way');
    await expect(page.locator(own)).toHaveCount(round);
    return measure({ page, shows: { selector: own, count: round + 1 }, act: () => field.press('Enter') });
  };
  judge('send a message', await measureRounds(page, `/messages?userId=${worker.userId}`, tap));
});

test('the booking sheet opens within 200 ms on a slow phone', async ({ page, context, site }) => {
  const { worker } = await makeBookable({ name: 'Ravi Verma', hourlyRatePaise: 30_000 });
  await enterAs(context, site.url, 'customer');
  await slowDown(page);
  const button = page.getByRole('button', { name: 'Book', exact: true });
  const bare: number[] = [];
  const tap = async () => {
    await awaitRest(page);
    bare.push(await measureBare(page));
    return measure({ page, shows: { selector: '[role=dialog] h2' }, act: await fallOn(page, button) });
  };
  const rounds = await measureRounds(page, `/worker/${String(worker._id)}`, tap);
  tell('a bare button on the same page', bare);
  judge('open the booking sheet', rounds);
});

const tabs = [
  { from: '/', name: 'Search' },
  { from: '/search?skills=electrician', name: 'Dashboard' },
  { from: '/search?skills=electrician', name: 'Profile' },
  { from: '/', name: 'More' },
];

for (const { from, name } of tabs)
  test(`the skeleton of ${name} shows within 100 ms of a tap on its tab on a slow phone`, async ({
    page,
    context,
    site,
  }) => {
    await makeMarket(site.url);
    await enterAs(context, site.url, 'customer');
    await slowDown(page);
    const tab = page.locator('[data-slot=bottom-navigation]').getByRole('link', { name, exact: true });
    const bare: number[] = [];
    const tap = (selector: string) => async () => {
      await awaitRest(page);
      bare.push(await measureBare(page));
      return measure({ page, shows: { selector, text: name }, act: await fallOn(page, tab) });
    };
    tell(`from the tab ${name} to its page`, await measureRounds(page, from, tap('header h1')));
    // Whichever comes first has the title of the page in its header.
    const frames = await measureRounds(page, from, tap('[data-slot=frame-ahead] p, header h1'));
    tell(`from a bare button beside the tab ${name} to its answer`, bare);
    judge(`from the tab ${name} to its frame`, frames, FRAME_MS);
  });
