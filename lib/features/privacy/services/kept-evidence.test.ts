import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { z } from 'zod';
import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import { uploadAttachment } from '#lib/features/messages/services/attachments.ts';
import { sendMessage } from '#lib/features/messages/services/send-message.ts';
import { storedAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import { reportMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { reportUserContract } from '#lib/features/people/contracts/safety.ts';
import { sweepEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { uploadProfileImage } from '#lib/features/profiles/services/upload-profile-image.ts';
import {
  removeWorkPictureContract,
  reportWorkPictureContract,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { reportReviewContract } from '#lib/features/reviews/contracts/report-review.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeCustomerReview, makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, signIn, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { evidenceClient, fileIn, hexOf, sweepAll } from '#e2e/kit/evidence-client.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send, leave, look, readAll } = evidenceClient(useTestServer().url);
afterEach(resetClock);

const DAY_MS = 86_400_000;

interface Reported {
  reporter: SignedIn;
  subject: SignedIn;
  call: Contract;
  id: string;
  words: string;
  rating?: number;
  files: readonly Uint8Array[];
}

const pairUp = async () => ({
  customer: await signIn('customer'),
  worker: await makeSession(await makeWorker({ about: 'Pay me before I come' })),
});

const files: readonly [fileName: string, bytes: () => Promise<Uint8Array>][] = [
  ['tap.jpg', () => makeJpeg({ width: 700, height: 500 })],
  ['tap.mp4', () => Promise.resolve(Buffer.from(`\0\0\0\x18ftypisom${'m'.repeat(600_000)}`, 'latin1'))],
  ['bill.pdf', () => Promise.resolve(Buffer.from('%PDF-1.7 a bill'))],
  ['list.txt', () => Promise.resolve(Buffer.from('I know where you live'))],
];

const messageWith = async (text: string, sent: typeof files): Promise<Reported> => {
  const { customer, worker } = await pairUp();
  const actor = makeActor({ userId: customer.userId, role: 'customer' });
  const attachments = [];
  for (const [fileName, bytes] of sent)
    attachments.push((await uploadAttachment({ actor, file: { fileName, bytes: await bytes() } })).data);
  const body = text === '' ? { attachments } : { text, attachments };
  const { data } = await sendMessage({ actor, params: { id: worker.userId }, body, idempotencyKey: null });
  const stored = attachments.map(({ url: at }) => fileIn(storedAttachment(at.slice(-32))));
  const what = { call: reportMessageContract, id: data._id, words: text, files: await Promise.all(stored) };
  return { reporter: worker, subject: customer, ...what };
};

const withPicture = async (who: SignedIn): Promise<Uint8Array> => {
  const file = { fileName: 'face.jpg', bytes: await makeJpeg({ width: 700, height: 700 }) };
  await uploadProfileImage({ actor: makeActor({ userId: who.userId, role: who.user.role }), file });
  const key = (await findUser(who.userId))?.imageKey ?? '';
  return fileIn(imageFile({ key, size: 640 }));
};

/** Everything that can be reported: another kind of report is another line. */
const kinds: Readonly<Record<string, () => Promise<Reported>>> = {
  'a message': () => messageWith('Come alone', []),
  'a message that is only a picture': () => messageWith('', files.slice(0, 1)),
  'a message with a picture, a video, a PDF and a text': () => messageWith('Look', files),
  'a picture of work': async () => {
    const { customer, worker } = await pairUp();
    const words = 'Call me outside';
    const { _id, imageKey } = await makeWorkPicture({ workerId: worker.userId, caption: words });
    const kept = [await fileIn(imageFile({ key: imageKey, size: 640 }))];
    const what = { call: reportWorkPictureContract, id: String(_id), words, files: kept };
    return { reporter: customer, subject: worker, ...what };
  },
  'a person with words and a picture': async () => {
    const { customer, worker } = await pairUp();
    const kept = [await withPicture(worker)];
    const what = { call: reportUserContract, id: worker.userId, words: 'Pay me before I come', files: kept };
    return { reporter: customer, subject: worker, ...what };
  },
  'a review of a worker': async () => {
    const { customer, worker } = await pairUp();
    const ids = { workerId: worker.userId, customerId: customer.userId };
    const { _id } = await makeReview({ ...ids, rating: 1, comment: 'He stole my ring' });
    const what = {
      call: reportReviewContract,
      id: String(_id),
      words: 'He stole my ring',
      rating: 1,
      files: [],
    };
    return { reporter: worker, subject: customer, ...what };
  },
  'a review of a customer': async () => {
    const { customer, worker } = await pairUp();
    const ids = { workerId: worker.userId, customerId: customer.userId };
    const { _id } = await makeCustomerReview({ ...ids, rating: 2, comment: 'She never pays' });
    const what = {
      call: reportReviewContract,
      id: String(_id),
      words: 'She never pays',
      rating: 2,
      files: [],
    };
    return { reporter: customer, subject: worker, ...what };
  },
};

const report = (
  { reporter, call, id }: Reported,
  body: object = { reason: 'abuse', details: 'He scares me' },
) => send(reporter, call, { params: { id }, body });

const listed = z.looseObject({ data: z.array(lists.adminReport) });

const reportsOn = async (admin: SignedIn, { userId }: SignedIn) =>
  listed.parse((await send(admin, lists.listReportsContract, { query: { subjectId: userId } })).json).data;

suite('a reported thing', () => {
  for (const [kind, make] of Object.entries(kinds))
    test(`(${kind}) stays readable to the office byte for byte until 180 days after closing, even when an account is deleted`, async () => {
      const [admin, made] = [await signIn('admin'), await make()];
      expectSuccess(await report(made), made.call);
      expectSuccess(await report(made, { reason: 'unsafe', details: 'Still' }), made.call);
      if (made.call === reportWorkPictureContract)
        expectSuccess(
          await send(made.subject, removeWorkPictureContract, { params: { id: made.id } }),
          removeWorkPictureContract,
        );
      await leave(made.subject);
      await leave(made.reporter);
      setClock(new Date(now().getTime() + 400 * DAY_MS));
      await sweepAll();
      resetClock();
      const [row] = await reportsOn(admin, made.subject);
      assert.deepEqual(
        [row?.message, row?.rating, row?.details, row?.subject.name],
        [made.words, made.rating ?? null, '', made.subject.user.name],
      );
      assert.deepEqual(
        row?.additions.map(({ reason, details }) => [reason, details]),
        [['unsafe', '']],
      );
      const evidence = row?.evidence ?? [];
      assert.deepEqual(await readAll(admin, evidence), made.files.map(hexOf));

      const params = { id: row?._id ?? '' };
      const body = { note: 'Warned.' };
      const closed = await send(admin, lists.closeReportContract, { params, body });
      expectSuccess(closed, lists.closeReportContract);
      const closedAt = now().getTime();
      for (const [days, status] of [
        [179, 200],
        [181, 404],
      ] as const) {
        setClock(new Date(closedAt + days * DAY_MS));
        const later = await signIn('admin');
        await sweepAll();
        const statuses = (await readAll(later, evidence)).map(([answered]) => answered);
        assert.deepEqual(
          statuses,
          made.files.map(() => status),
          `after ${days} days`,
        );
      }
      const left = await Promise.all(evidence.map(({ key }) => readStored(`evidence-${key}`)));
      assert.deepEqual(
        left,
        made.files.map(() => null),
      );
    });

  test('is shown only to agents and leads, and each view is audited', async () => {
    const made = await messageWith('', files.slice(0, 1));
    expectSuccess(await report(made), made.call);
    const [agent, reader] = [await signInAdmin({ can: 'agent' }), await signInAdmin({ can: 'reader' })];
    const [row] = await reportsOn(agent, made.subject);
    const key = row?.evidence[0]?.key ?? '';
    assert.equal((await look(reader, key)).status, 403);
    assert.equal((await look(made.subject, key)).status, 403);
    assert.deepEqual(await listAudit(row?._id ?? ''), []);
    for (const _ of [1, 2]) assert.equal((await look(agent, key)).status, 200);
    const acts = (await listAudit(row?._id ?? '')).map(({ act, actorId }) => [act, String(actorId)]);
    assert.deepEqual(acts, [
      ['evidence.read', agent.userId],
      ['evidence.read', agent.userId],
    ]);
  });

  test('keeps an empty copy empty and never falls back to the current text', async () => {
    const { customer, worker } = await pairUp();
    const made = { reporter: customer, subject: worker, call: reportUserContract, id: worker.userId };
    await database()
      .collection('users')
      .updateOne({ _id: worker.user._id }, { $set: { about: '' } });
    expectSuccess(await report({ ...made, words: '', files: [] }), reportUserContract);
    await database()
      .collection('users')
      .updateOne({ _id: worker.user._id }, { $set: { about: 'Clean now' } });
    const [row] = await reportsOn(await signIn('admin'), worker);
    assert.deepEqual([row?.message, row?.evidence], ['', []]);
  });

  test('leaves no files behind when the report is refused', async () => {
    const made = await kinds['a person with words and a picture']?.();
    assert.ok(made);
    const { reporter, subject } = made;
    const row = { reporterId: reporter.userId, subjectId: subject.userId };
    for (let count = 0; count < 5; count += 1) await makeReport(row);
    assert.equal(expectRefusal(await report(made), 409).code, 'too_many_open_reports');
    const copies = database().collection<{ _id: string }>('evidence');
    const copy = await copies.findOne({ caseId: null });
    assert.ok(copy);
    const file = `evidence-${copy._id}`;
    assert.ok(await readStored(file));
    setClock(new Date(now().getTime() + 2 * DAY_MS));
    await sweepEvidence();
    assert.deepEqual([await copies.findOne({ _id: copy._id }), await readStored(file)], [null, null]);
  });
});

suite('reports of one person', () => {
  test('on one thing become one report, even when sent at once, and later words are added up to five times', async () => {
    const admin = await signIn('admin');
    const made = await messageWith('Come alone', files.slice(0, 1));
    const first = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((details) => report(made, { reason: 'abuse', details })),
    );
    for (const answer of first) expectSuccess(answer, made.call);
    const [row, ...others] = await reportsOn(admin, made.subject);
    assert.ok(row);
    assert.deepEqual(others, []);
    const texts = [row.details, ...row.additions.map(({ details }) => details)];
    assert.deepEqual(texts.toSorted(), ['Four', 'One', 'Three', 'Two']);
    assert.equal(row.evidence.length, 1);
    expectSuccess(await report(made, { reason: 'unsafe', details: 'Five' }), made.call);
    expectSuccess(await report(made, { reason: 'abuse', details: 'Six' }), made.call);
    const full = await report(made, { reason: 'abuse', details: 'Seven' });
    assert.equal(expectRefusal(full, 409).code, 'report_full');
    assert.equal((await reportsOn(admin, made.subject))[0]?.additions.length, 5);

    const params = { id: row._id };
    await send(admin, lists.closeReportContract, { params, body: { note: 'Warned.' } });
    expectSuccess(await report(made), made.call);
    assert.equal((await reportsOn(admin, made.subject)).length, 2, 'a closed one is over');
  });

  test('about one other person are limited to five open at a time', async () => {
    const { customer, worker } = await pairUp();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { _id } = await makeWorkPicture({ workerId: worker.userId });
      const answer = await send(customer, reportWorkPictureContract, {
        ...{ params: { id: String(_id) }, body: { reason: 'spam' } },
      });
      statuses.push(answer.status);
    }
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 409, 409]);
  });

  test('about a profile that changes keep each picture and the changed words', async () => {
    const admin = await signIn('admin');
    const { customer, worker } = await pairUp();
    const made = { reporter: customer, subject: worker, call: reportUserContract, id: worker.userId };
    const pictures = [await withPicture(worker)];
    expectSuccess(await report({ ...made, words: '', files: [] }, { reason: 'abuse' }), reportUserContract);
    pictures.push(await withPicture(worker));
    await database()
      .collection('users')
      .updateOne({ _id: worker.user._id }, { $set: { about: 'Worse' } });
    expectSuccess(await report({ ...made, words: '', files: [] }, { reason: 'abuse' }), reportUserContract);
    await leave(worker);
    await sweepAll();
    const [row] = await reportsOn(admin, worker);
    assert.deepEqual(
      row?.additions.map(({ message }) => message),
      ['Worse'],
    );
    assert.deepEqual(await readAll(admin, row?.evidence ?? []), pictures.map(hexOf));
  });
});
