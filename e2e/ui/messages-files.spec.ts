import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The first message offers notifications.
test.use({ launchOptions: wholeBrowser });

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByPlaceholder('Type a message...');
const own = (page: Page, text: string) => log(page).locator('[data-own]').filter({ hasText: text });
const file = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text, 'latin1'),
});

const enterWithPartners = async <Names extends readonly string[]>(page: Page, url: string, names: Names) => {
  const worker = await enterAs(page.context(), url, 'worker');
  const partners: SignedIn[] = [];
  for (const name of names) {
    const partner = await signIn('customer');
    await makeMessage({ from: partner.userId, to: worker.userId, text: `${name} asks` });
    partners.push(partner);
  }
  return { worker, partners };
};

const attach = (page: Page, files: readonly ReturnType<typeof file>[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles([...files]);

const send = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

const history = z.object({
  data: z.array(z.object({ senderId: z.string(), text: z.string(), attachments: z.array(z.unknown()) })),
});

/** The stored messages of a person to another. */
const written = async (page: Page, me: SignedIn, { userId }: SignedIn): Promise<string[]> => {
  const headers = { authorization: `Bearer ${me.token}` };
  const answer = await page.request.get(`/api/v1/messages/${userId}`, { headers });
  const { data } = history.parse(await answer.json());
  return data
    .filter(({ senderId }) => senderId === me.userId)
    .map(({ text, attachments }) => `${text} +${attachments.length}`);
};

test('an empty file is refused when chosen, and the text and other files stay', async ({ page, site }) => {
  const { worker, partners } = await enterWithPartners(page, site.url, ['Asha']);
  const [asha] = partners;
  if (!asha) throw new Error('There is no one to write to.');
  await openPage(page, `/messages?userId=${asha.userId}`);
  await field(page).fill('The plan and the list');
  await attach(page, [file('plan.txt', 'a plan'), file('list.txt', '')]);
  await expect(page.getByRole('alert').filter({ hasText: 'list.txt' })).toHaveText(
    '“list.txt” is empty. Choose another file.',
  );
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove list.txt' })).toHaveCount(0);
  await expect(field(page)).toHaveValue('The plan and the list');
  await field(page).press('Enter');
  await expect(own(page, 'The plan and the list')).toContainText('Sent');
  await expect(
    own(page, 'The plan and the list').getByRole('button', { name: 'Open plan.txt' }),
  ).toBeVisible();
  expect(await written(page, worker, asha)).toEqual(['The plan and the list +1']);
});

test('a file chosen before any script has come is attached', async ({ page, site }) => {
  const { partners } = await enterWithPartners(page, site.url, ['Asha']);
  const { held, release } = await holdScripts(page);
  await page.goto(`/messages?userId=${partners[0]?.userId}`, { waitUntil: 'commit' });
  await attach(page, [file('plan.txt', 'a plan')]);
  await held;
  await release();
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toHaveCount(1);
});

test('removing a chosen file moves the focus to the next, and at last to the button for files', async ({
  page,
  site,
}) => {
  const { partners } = await enterWithPartners(page, site.url, ['Asha']);
  await openPage(page, `/messages?userId=${partners[0]?.userId}`);
  await attach(page, [file('plan.txt', 'a plan'), file('list.txt', 'a list')]);
  await page.getByRole('button', { name: 'Remove plan.txt' }).click();
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove list.txt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a file' })).toBeFocused();
});

test('an unsupported file is refused when chosen, by name or content', async ({ page, site }) => {
  const { partners } = await enterWithPartners(page, site.url, ['Asha']);
  await openPage(page, `/messages?userId=${partners[0]?.userId}`);
  const fault = page.getByRole('alert').filter({ hasText: 'File type must be' });
  await attach(page, [file('bill.pdf.apk', 'an app')]);
  await expect(fault).toBeVisible();
  await attach(page, [file('list.txt', 'a list')]);
  await expect(fault).toHaveCount(0);
  await attach(page, [file('bill.txt', '<html><title>Pay here</title></html>')]);
  await expect(fault).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove bill.txt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove list.txt' })).toBeVisible();
});

test.describe('when the server refuses a file', () => {
  test.use({ allowedFaults: [[/status of 415/], { scope: 'test' }] });

  test('a message shows the reason when the server refuses its file', async ({ page, site }) => {
    const { partners } = await enterWithPartners(page, site.url, ['Asha']);
    await openPage(page, `/messages?userId=${partners[0]?.userId}`);
    await attach(page, [file('photo.png', '\u0089PNG\r\n\u001a\n and no picture', 'image/png')]);
    await send(page, 'Look at this');
    await expect(own(page, 'Look at this')).toContainText('Not sent');
    await expect(own(page, 'Look at this')).toContainText('Please upload an image file');
  });
});

/** Makes the first message name files the server does not have. */
const misnameFirst = async (page: Page): Promise<void> => {
  await page.route(
    '**/api/v1/messages/send/**',
    (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replace(
          /"key":"[0-9a-f]{32}"/,
          `"key":"${'0'.repeat(32)}"`,
        ),
      }),
    { times: 1 },
  );
};

test.describe('a file missing on the server when its message is sent', () => {
  test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

  test('is uploaded again on retry', async ({ page, site }) => {
    const { worker, partners } = await enterWithPartners(page, site.url, ['Asha']);
    const [asha] = partners;
    if (!asha) throw new Error('There is no one to write to.');
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/messages/attachments')) uploads += 1;
    });
    await misnameFirst(page);
    await openPage(page, `/messages?userId=${asha.userId}`);
    await attach(page, [file('plan.txt', 'a plan')]);
    await send(page, 'Here is the plan');
    await expect(own(page, 'Here is the plan')).toContainText('We couldn’t find this file');
    await own(page, 'Here is the plan').getByRole('button', { name: 'Retry' }).click();
    await expect(own(page, 'Here is the plan')).toContainText('Sent');
    expect(uploads).toBe(2);
    expect(await written(page, worker, asha)).toEqual(['Here is the plan +1']);
  });
});

/** Holds uploads until released. */
const holdUploads = async (page: Page) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    await isReleased;
    await route.continue();
  };
  await page.route('**/api/v1/messages/attachments', hold);
  return release;
};

test('a slow upload does not delay other conversations, and each keeps its order', async ({ page, site }) => {
  const { worker, partners } = await enterWithPartners(page, site.url, ['Asha', 'Bina']);
  const [asha, bina] = partners;
  if (!asha || !bina) throw new Error('There is no one to write to.');
  const release = await holdUploads(page);
  await openPage(page, `/messages?userId=${asha.userId}`);
  const isUploading = page.waitForRequest('**/api/v1/messages/attachments');
  await attach(page, [file('plan.txt', 'a plan')]);
  await send(page, 'First the plan');
  await isUploading;
  await send(page, 'Then a word about it');
  await page.getByRole('button', { name: 'Back to conversations' }).click();
  await page.getByRole('link', { name: /Bina asks/ }).click();
  await send(page, 'I come at four');
  await expect(own(page, 'I come at four')).toContainText('Sent');
  expect(await written(page, worker, asha)).toEqual([]);
  release();
  await openPage(page, `/messages?userId=${asha.userId}`);
  await expect(own(page, 'Then a word about it')).toContainText('Sent');
  expect(await written(page, worker, asha)).toEqual(['First the plan +1', 'Then a word about it +0']);
  expect(await written(page, worker, bina)).toEqual(['I come at four +0']);
});

test.describe('a photo that is lost on its way', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED/], { scope: 'test' }] });

  test('shows a message, loads on retry, and opens in a viewer that Back closes', async ({ page, site }) => {
    const { partners } = await enterWithPartners(page, site.url, ['Asha']);
    let lost = 0;
    await page.route('**/api/v1/attachments/*', async (route) => {
      lost += 1;
      await route.abort();
    });
    await openPage(page, `/messages?userId=${partners[0]?.userId}`);
    const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) };
    await page.locator('input[type=file]').setInputFiles(photo);
    const preview = page.locator('form img');
    await expect(preview).toHaveJSProperty('complete', true);
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await send(page, 'This is the roof');
    const message = own(page, 'This is the roof');
    await expect(message).toContainText('Couldn’t load this photo.');
    expect(lost).toBeGreaterThan(0);
    await page.unroute('**/api/v1/attachments/*');
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(message.getByRole('img', { name: 'roof.jpg' })).toBeVisible();
    await message.getByRole('button', { name: 'Open roof.jpg' }).click();
    const viewer = page.getByRole('dialog', { name: 'roof.jpg' });
    await expect(viewer.getByRole('img', { name: 'roof.jpg' })).toBeInViewport({ ratio: 1 });
    const saved = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Save photo' }).click();
    expect((await saved).suggestedFilename()).toBe('roof.jpg');
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(message).toBeVisible();
  });
});
