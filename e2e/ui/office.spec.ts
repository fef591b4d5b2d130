import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { auditOf } from '#server/testing/factories/audit.ts';
import { makeJpeg } from '#server/testing/factories/images.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import {
  makeSession,
  makeUser,
  signIn,
  signInAdmin,
  type SignedIn,
} from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
};

test('a queue is worked by keyboard alone: j and k walk it, 1 answers, Ctrl+Enter sends and goes on', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const admin = await enterAs(context, site.url, 'admin');
  const letter = (subject: string) => makeTicket({ authorId: null, name: 'Meera', subject });
  const { _id: firstId } = await letter('Nobody came');
  const { _id: secondId } = await letter('Which papers do I need?');
  await openPage(page, '/office/queues?queue=letters');
  const rows = page.getByRole('list', { name: 'What waits, oldest first' }).getByRole('button');
  const [first, second] = [rows.filter({ hasText: 'Nobody came' }), rows.filter({ hasText: 'Which papers' })];

  await tabTo(page, first);
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(`/office/queues?queue=letters&item=${String(secondId)}`);
  await expect(page.getByRole('heading', { name: 'Which papers' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.keyboard.press('1');
  const answer = page.getByLabel('Your answer');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Write this first.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.type('He comes tomorrow at nine.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The answer is sent.', { exact: true })).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(second).toBeFocused();

  const acts = (await auditOf(String(firstId))).map(({ act, actorId }) => [act, actorId]);
  expect(acts).toEqual([['ticket.answered', admin.userId]]);
});

test('what comes while a queue is open is counted without a reload, and shown on demand', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await openPage(page, '/office/queues?queue=letters');
  const letters = page.getByRole('link', { name: /^Letters/ });
  await expect(letters).toHaveText('Letters0');
  await makeTicket({ authorId: null, name: 'Meera', subject: 'Nobody came' });
  await expect(letters).toHaveText('Letters1');
  await page.getByRole('button', { name: 'New entries: show them' }).click();
  await expect(page.getByRole('button', { name: /^Nobody came/ })).toBeVisible();
});

test('the office finds a person by the beginning of the name, and pauses with a reason that the audit keeps', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  const user = await makeUser({ name: 'Zarina Bano' });
  await openPage(page, '/office');
  await page.getByLabel('Find people and bookings').fill('zarina b');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: user.name }).click();
  await expect(page).toHaveURL(`/office/people/${String(user._id)}`);
  await page.getByRole('button', { name: 'Pause account' }).click();
  await page
    .getByLabel('Reason that the owner reads')
    .selectOption({ label: 'money asked for or kept against the rules' });
  await page.getByLabel('How long').selectOption({ label: '30 days' });
  await page.getByLabel('Evidence: what you saw or heard').fill('Cheated two workers.');
  await page.getByRole('button', { name: 'Pause account' }).click();
  await expect(page.getByText('The account is paused.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Paused since /)).toBeVisible();
  // Among its pauses, and in the audit.
  await expect(page.getByText('Cheated two workers.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Lift pause' })).toBeVisible();
});

test('a list goes out as a table and in again, once what it would change was looked at', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await makeSkill({ name: 'Cook', names: { hi: 'रसोइया' } });
  await openPage(page, '/office/records?show=skills');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the table' }).click();
  const taken = await readFile(await (await download).path(), 'utf8');
  const give = (text: string) =>
    page
      .getByLabel('Choose a changed table')
      .setInputFiles({ name: 'skills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await give(taken.replace('रसोइया', 'बावर्ची').replace('"Cook"', '"C"'));
  await expect(page.getByText('Line 2 cannot be used: column name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the list' })).toHaveCount(0);
  await give(`${taken.replace('रसोइया', 'बावर्ची')}"","Mason","","","","","",""\r\n`);
  await expect(page.getByText('New: Mason')).toBeVisible();
  await expect(page.getByText('hi: रसोइया बावर्ची')).toBeVisible();
  await page.getByLabel('Reason').fill('As cooks call it.');
  await page.getByRole('button', { name: 'Change the list' }).click();
  await expect(page.getByText('The list is changed, and everybody sees it.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Mason' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Cook' })).toContainText('बावर्ची');

  await page.getByRole('button', { name: 'Change Mason' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(page.getByText('It has moved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move up' })).toHaveCount(0);
  await openPage(page, '/office/records?show=skills');
  await expect(page.getByRole('button', { name: /^Change / })).toHaveText([/^Mason/, /^Cook/]);

  // What is there already is not added once more, and nobody reads that it was.
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Name in English').fill('COOK');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The list has an entry of this name already. Choose another name.', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Name in English').fill('Welder');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It is saved, and everybody sees it.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Welder' })).toBeVisible();
});

const makePhoto = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await makeJpeg()),
});

test('a worker is verified by papers, reported, paused and appeals, and another lead lifts the pause', async ({
  browser,
  site,
}) => {
  const open = async (person: SignedIn): Promise<Page> => {
    // At a desk what is first in a queue stands open beside it.
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1366, height: 900 } });
    await enterWith(context, site.url, person);
    return context.newPage();
  };
  const ramesh = await makeSession(await makeWorker({ name: 'Ramesh Yadav', verification: null }));
  const [worker, customer] = [await open(ramesh), await open(await signIn('customer'))];
  const agent = await open(await signInAdmin({ can: 'agent' }));
  const [lead, other] = [await open(await signIn('admin')), await open(await signIn('admin'))];

  await openPage(worker, '/worker-profile?show=verified');
  await worker.getByLabel(/Identity paper/).setInputFiles(await makePhoto('paper.jpg'));
  await expect(worker.getByText('Received')).toBeVisible();
  await worker.getByLabel(/Your face/).setInputFiles(await makePhoto('face.jpg'));
  await expect(worker.getByText(/^Your pictures are with us since /)).toBeVisible();

  await openPage(agent, '/office/queues?queue=papers');
  await agent.getByRole('button', { name: 'Look (noted in the audit)' }).first().click();
  await expect(agent.getByRole('img', { name: 'Identity paper' })).toBeVisible();
  await agent.getByRole('button', { name: /^Verified by papers/ }).click();
  await agent.getByLabel('What you compared').fill('Aadhaar card and face are those of the page.');
  await agent.getByRole('button', { name: 'Verified by papers' }).click();
  await expect(agent.getByText('The worker is verified.', { exact: true })).toBeVisible();

  await openPage(customer, `/worker/${ramesh.userId}`);
  await expect(customer.getByText(/^Verified/).first()).toBeVisible();
  await customer.getByRole('button', { name: 'Report or block Ramesh Yadav' }).click();
  const sheet = customer.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Report/ }).click();
  await customer.getByLabel('Cheated, or asked for money in advance').check();
  await customer.getByRole('button', { name: 'Send report' }).click();
  await expect(customer.locator('[data-slot=toast]')).toContainText(/Its number is HN-/);

  await openPage(lead, `/office/people/${ramesh.userId}`);
  await expect(lead.getByText('Cheated, or asked for money in advance')).toBeVisible();
  await lead.getByRole('button', { name: 'Pause account' }).click();
  await lead.getByLabel('Evidence: what you saw or heard').fill('The report, and a photograph of the note.');
  await lead.getByRole('button', { name: 'Pause account' }).click();
  await expect(lead.getByText('The account is paused.', { exact: true })).toBeVisible();

  // The page that the worker has open gives way to it.
  await expect(worker).toHaveURL('/paused');
  await expect(worker.getByText('Reason: rude or threatening behaviour.')).toBeVisible();
  await worker.getByLabel('Why is this not right?').fill('I never asked for money. The note is not mine.');
  await worker.getByRole('button', { name: 'Send appeal' }).click();
  await expect(worker.getByText(/^Your appeal of /)).toBeVisible();

  await openPage(other, '/office/queues?queue=appeals');
  await expect(other.getByText('The report, and a photograph of the note.')).toBeVisible();
  await other.getByRole('button', { name: /^Lift the pause/ }).click();
  await other.getByLabel('Answer to the owner').fill('The note was written by somebody else.');
  await other.getByRole('button', { name: 'Lift the pause' }).click();
  await expect(other.getByText('The pause is lifted.', { exact: true })).toBeVisible();
  await openPage(worker, '/worker-dashboard');
  await expect(worker).toHaveURL('/worker-dashboard');
});
