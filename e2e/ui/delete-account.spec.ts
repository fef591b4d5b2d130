import type { Page } from '@playwright/test';
import { makeBooking } from '#server/testing/factories/bookings.ts';
import { TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 4\d\d/], { scope: 'test' }] });

/** Leaves a refused message with a file in this browser, as a conversation keeps it. */
const keepUnsent = (page: Page, senderId: string): Promise<void> =>
  page.evaluate(
    (writer) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hunar-chat', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('unsent', { keyPath: 'id' });
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const keeping = opening.result.transaction('unsent', 'readwrite');
          keeping.objectStore('unsent').put({
            id: crypto.randomUUID(),
            senderId: writer,
            receiverId: 'f'.repeat(24),
            text: 'For Ramesh only.',
            files: [{ name: 'room.jpg', blob: new Blob(['a room']), uploaded: null }],
            createdAt: new Date().toISOString(),
            refusal: 'not_found',
          });
          keeping.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    senderId,
  );

/** Whose messages wait in this browser. */
const unsentWriters = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('hunar-chat', 1);
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('unsent').objectStore('unsent').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ senderId }: { senderId: string }) => senderId));
          };
        };
      }),
  );

test('deleting an account lists open bookings, cancels them on request and signs out', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const { number } = await makeBooking({ customer: user });
  await openPage(page, '/profile/privacy-security');
  const another = 'a'.repeat(24);
  for (const writer of [String(user._id), another]) await keepUnsent(page, writer);
  await page.getByRole('button', { name: /^Delete Account/ }).click();
  const sheet = page.getByRole('dialog');
  const submit = sheet.getByRole('button', { name: 'Delete Account' });
  await submit.click();
  await expect(sheet.getByLabel('I understand that this cannot be undone')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await sheet.getByLabel('I worry about privacy').check();
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByLabel('I understand that this cannot be undone').check();
  await submit.click();
  await expect(sheet.getByText(number)).toBeVisible();
  await sheet.getByLabel('Cancel them as the rules say, with any fee').check();
  await submit.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hunar.user'))).toBeNull();
  expect(await unsentWriters(page), 'what others at this phone wrote stays').toEqual([another]);
  await fillLogin(page, { email: user.email, password: TEST_PASSWORD });
  await expect(page.getByText('Email or password is wrong.')).toBeVisible();
});
