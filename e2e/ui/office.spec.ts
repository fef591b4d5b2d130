import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { closeReportContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeEvidence, makeReport } from '#e2e/kit/factories/reports.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeSession, makeUser, signIn, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { office, officeCodes, errors } = messages('en');

test('a queue works by keyboard alone: j and k move, 1 answers, Ctrl+Enter sends and goes on', async ({
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
  await expect(page).toHaveTitle('Support messages · Queues · Office · Hunar');
  const rows = page.getByRole('list', { name: 'Waiting items, oldest first' }).getByRole('button');
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
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('1');
  await expect(answer).toBeFocused();
  await page.keyboard.type('He comes tomorrow at nine.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answer sent.', { exact: true })).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(second).toBeFocused();

  const acts = (await listAudit(String(firstId))).map(({ act, actorId }) => [act, actorId]);
  expect(acts).toEqual([['ticket.answered', admin.userId]]);
});

test('the keys of a queue work on arrival, before anything has the focus', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await enterAs(context, site.url, 'admin');
  await makeTicket({ authorId: null, name: 'Meera', subject: 'No one came' });
  await openPage(page, '/office/queues?queue=letters');
  await expect(page.getByRole('heading', { name: 'No one came' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByLabel('Your answer')).toBeFocused();
});

test('new items in an open queue are counted without a reload and shown on demand', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await openPage(page, '/office/queues?queue=letters');
  const letters = page.getByRole('link', { name: /^Support messages/ });
  await expect(letters).toHaveText('Support messages0');
  await makeTicket({ authorId: null, name: 'Meera', subject: 'Nobody came' });
  await expect(letters).toHaveText('Support messages1');
  await page.getByRole('button', { name: 'Show new items' }).click();
  await expect(page.getByRole('button', { name: /^Nobody came/ })).toBeVisible();
});

test('the office finds a person by the start of the name and pauses with a reason, and the audit names the pause', async ({
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
  await expect(page).toHaveTitle('Zarina Bano · Find · Office · Hunar');
  await page.getByRole('button', { name: 'Pause account' }).click();
  await page
    .getByLabel('Reason (the owner sees this)')
    .selectOption({ label: 'asking for or keeping money against our rules' });
  await page.getByLabel('When it starts').selectOption({ label: 'Right away: fraud' });
  await page.getByLabel('How long').selectOption({ label: '30 days' });
  await page.getByLabel('Evidence (the owner sees this word for word)').fill('Cheated two workers.');
  await page.getByRole('button', { name: 'Pause account' }).click();
  await expect(page.getByText('Pause set. The owner has been notified.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Paused since /)).toBeVisible();
  // Listed with its pauses; the audit names the pause without its text.
  await expect(page.getByText('Cheated two workers.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Lift pause' })).toBeVisible();
});

test('a list is exported as a table and imported after a preview of its changes', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await makeSkill({ name: 'Cook', names: { hi: 'रसोइया' } });
  await openPage(page, '/office/records?show=skills');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const taken = await readFile(await (await download).path(), 'utf8');
  const give = (text: string) =>
    page
      .getByLabel('Choose edited CSV')
      .setInputFiles({ name: 'skills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await give(taken.replace('रसोइया', 'बावर्ची').replace('"Cook"', '"C"'));
  await expect(page.getByText('Line 2: check the “name” column')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update list' })).toHaveCount(0);
  await give(`${taken.replace('रसोइया', 'बावर्ची')}"","Mason","","","","","",""\r\n`);
  await expect(page.getByText('New: Mason')).toBeVisible();
  await expect(page.getByText('hi: रसोइया बावर्ची')).toBeVisible();
  await page.getByLabel('Reason').fill('As cooks call it.');
  await page.getByRole('button', { name: 'Update list' }).click();
  await expect(page.getByText('List updated. Everyone can see it now.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Mason' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Cook' })).toContainText('बावर्ची');

  await page.getByRole('button', { name: 'Edit Mason' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move up' })).toHaveCount(0);
  await openPage(page, '/office/records?show=skills');
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveText([/^Mason/, /^Cook/]);

  // An existing entry is not added again, and no success is reported.
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByLabel('Name in English').fill('COOK');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('Asked for by workers.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This name is already on the list.').first()).toBeVisible();
  await page.getByLabel('Name in English').fill('Welder');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Everyone can see it now.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Welder' }).click();
  await page.getByLabel('Reason').fill('Nobody offers it.');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed.', { exact: true })).toBeVisible();
  await openPage(page, officePaths.recordsOf('audit'));
  await expect(page.getByRole('main')).toContainText('Nobody offers it.');
});

const makePhoto = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await makeJpeg()),
});

test('a person’s page shows the files of a closed report, and the audit has each look', async ({
  page,
  context,
  site,
}) => {
  const [worker, reporter] = [await makeWorker({ name: 'Ramesh Yadav' }), await signIn('customer')];
  const { _id } = await makeReport({ reporterId: reporter.userId, subjectId: String(worker._id) });
  await makeEvidence(String(_id));
  const agent = await signInAdmin({ can: 'agent' });
  const call = closeReportContract;
  const parts = { params: { id: String(_id) }, body: { note: 'Both were heard.' } };
  await sendCall({ origin: site.url, call, token: agent.token, parts });
  await enterWith(context, site.url, agent);
  await openPage(page, `/office/people/${String(worker._id)}`);
  const files = page.getByRole('group', { name: office.evidence.title });
  await files.getByRole('button').click();
  await expect(files.getByRole('img', { name: fill(office.evidence.file, { number: '1' }) })).toBeVisible();
  const looks = (await listAudit(String(_id))).map(({ act }) => act);
  expect(looks).toEqual(['evidence.read', 'report.close']);
});

test.describe('a page that shows a former name', () => {
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('verifies no one until it is loaded again', async ({ page, context, site }) => {
    const worker = await makeSession(await makeWorker({ name: 'Ramesh Yadav', verification: null }));
    await enterAs(context, site.url, 'admin');
    await openPage(page, `/office/people/${worker.userId}`);
    const call = updateWorkerProfileContract;
    await sendCall({
      origin: site.url,
      call,
      token: worker.token,
      parts: { body: { name: 'Suresh Kumar' } },
    });
    const verify = async () => {
      await page.getByRole('button', { name: office.acts.verify.label, exact: true }).click();
      await page.getByLabel(officeCodes.verify.label).selectOption({ index: 1 });
      await page.getByRole('textbox').last().fill('Came with a PAN card.');
      await page.getByRole('button', { name: office.acts.verify.label, exact: true }).click();
    };
    await verify();
    await expect(page.locator('[data-slot=toast]')).toContainText(errors.worker_changed);
    await openPage(page, `/office/people/${worker.userId}`);
    await verify();
    await expect(page.getByText(office.acts.verify.done, { exact: true })).toBeVisible();
  });
});

test('a worker is verified by documents, reported and paused, and appeals; another lead lifts the pause', async ({
  browser,
  site,
}) => {
  test.slow();
  const open = async (person: SignedIn): Promise<Page> => {
    // On a desktop the first item of a queue is open beside it.
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1366, height: 900 } });
    await enterWith(context, site.url, person);
    return context.newPage();
  };
  const ramesh = await makeSession(await makeWorker({ name: 'Ramesh Yadav', verification: null }));
  const [worker, customer] = [await open(ramesh), await open(await signIn('customer'))];
  const agent = await open(await signInAdmin({ can: 'agent' }));
  const [lead, other] = [await open(await signIn('admin')), await open(await signIn('admin'))];

  await openPage(worker, '/worker-profile?show=verified');
  await worker.getByLabel('PAN card').check();
  await worker.getByLabel(/ID document/).setInputFiles(await makePhoto('paper.jpg'));
  await worker.getByRole('button', { name: 'Looks good, send it' }).click();
  await expect(worker.getByText('Received')).toBeVisible();
  await worker.getByLabel(/Your face/).setInputFiles(await makePhoto('face.jpg'));
  await worker.getByRole('button', { name: 'Looks good, send it' }).click();
  await expect(worker.getByText(/^We’ve had your photos since /)).toBeVisible();
  await expect(worker.getByText(/^With us since /)).toBeVisible();

  await openPage(worker, '/worker-dashboard');
  await expect(worker.getByRole('link', { name: /^Get verified/ })).toContainText('With us since');
  await openPage(worker, '/worker-profile?show=verified');

  // A new picture now would invalidate the documents: the page warns before sending.
  await worker
    .locator('input[accept="image/*"]')
    .first()
    .setInputFiles(await makePhoto('me.jpg'));
  const warning = worker.getByRole('alertdialog', { name: 'Change your name or photo?' });
  await expect(warning).toContainText('We’re checking your documents against this name and photo.');
  await warning.getByRole('button', { name: 'Keep as is' }).click();
  await expect(warning).toBeHidden();

  await openPage(agent, '/office/queues?queue=papers');
  await agent.getByRole('button', { name: 'View (logged in the audit)' }).first().click();
  await expect(agent.getByRole('img', { name: 'ID document' })).toBeVisible();
  await agent.getByRole('button', { name: 'Larger: ID document' }).click();
  await expect(agent.getByRole('button', { name: 'Smaller: ID document' })).toBeVisible();
  // The profile photo stands beside the documents.
  await expect(agent.getByText('No profile photo')).toBeVisible();
  await agent.getByRole('button', { name: /^Approve documents/ }).click();
  await agent.getByLabel('What you compared').fill('PAN card and face are those of the page.');
  await agent.getByRole('button', { name: 'Approve documents' }).click();
  await expect(agent.getByText('Worker verified.', { exact: true })).toBeVisible();

  await openPage(customer, `/worker/${ramesh.userId}`);
  await expect(customer.getByText(/^Verified/).first()).toBeVisible();
  await customer.getByRole('button', { name: 'Report or block Ramesh Yadav' }).click();
  const sheet = customer.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Report/ }).click();
  await customer.getByLabel('Cheated, or asked for money in advance').check();
  await customer.getByRole('button', { name: 'Send report' }).click();
  await expect(customer.locator('[data-slot=toast]')).toContainText(/Report number: HN-/);

  await openPage(lead, `/office/people/${ramesh.userId}`);
  await expect(lead.getByText('Cheated, or asked for money in advance')).toBeVisible();
  await lead.getByRole('button', { name: 'Pause account' }).click();
  await lead.getByLabel('When it starts').selectOption({ label: 'Right away: fraud' });
  await lead
    .getByLabel('Evidence (the owner sees this word for word)')
    .fill('The report, and a photograph of the note.');
  await lead.getByRole('button', { name: 'Pause account' }).click();
  await expect(lead.getByText('Pause set. The owner has been notified.', { exact: true })).toBeVisible();

  // The worker's open page is replaced by it.
  await expect(worker).toHaveURL('/paused');
  await expect(worker.getByText('Reason: rude or threatening behaviour.')).toBeVisible();
  await expect(worker.getByText('The report, and a photograph of the note.')).toBeVisible();
  await awaitPage(worker);
  await worker.getByLabel('Why isn’t this right?').fill('I never asked for money. The note is not mine.');
  await worker.getByRole('button', { name: 'Send appeal' }).click();
  await expect(worker.getByText(/^Your appeal from /)).toBeVisible();

  await openPage(other, '/office/queues?queue=appeals');
  await expect(other.getByText('The report, and a photograph of the note.')).toBeVisible();
  await other.getByRole('button', { name: /^Lift the pause/ }).click();
  await other.getByLabel('Answer to the owner').fill('The note was written by somebody else.');
  await other.getByRole('button', { name: 'Lift the pause' }).click();
  await expect(other.getByText('Pause lifted.', { exact: true })).toBeVisible();
  await openPage(worker, '/worker-dashboard');
  await expect(worker).toHaveURL('/worker-dashboard');
});
