import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { storedAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import { evidenceFile } from '#lib/features/people/services/steps/keep-evidence.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { database } from '#models/connection.ts';
import { listEvidence } from '#models/people/evidence.ts';
import type { MessageRecord } from '#models/messages/message.ts';
import type { ReportRecord } from '#models/people/report.ts';
import type { UserRecord } from '#models/people/user.ts';
import { reopenMigrations } from '#models/platform/migration.ts';
import { makeAttachment, makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { closedAt, collectionRows, loadFirstRelease, migrate } from '#e2e/kit/first-release.ts';
import { readStored } from '#e2e/kit/read-stored.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';

useTestDatabase();

const DAY_MS = 86_400_000;

/** Reports as releases before stored them: with the key of a picture, and without the files of a message. */
const makeFormerReports = async () => {
  const [subject, reporter] = [await makeWorker(), await makeUser()];
  const ids = { reporterId: reporter._id, subjectId: subject._id };
  const key = (await makeAttachment(String(subject._id))).url.slice(-32);
  const message = await makeMessage({ from: String(subject._id), to: String(reporter._id) });
  const attachment = { key, type: 'other', size: 1, fileName: 'list.txt' };
  await collectionRows('messages').updateOne({ _id: message._id }, { $set: { attachments: [attachment] } });
  const picture = await makeWorkPicture({ workerId: String(subject._id) });
  const about = { name: subject.name, text: '', sentAt: closedAt };
  const row = (number: string, fields: object) => ({
    ...{ number, ...ids, reason: 'abuse', details: '', state: 'open', decision: null, about },
    ...{ createdAt: closedAt, ...fields },
  });
  const ofPicture = { pictureId: picture._id, about: { ...about, imageKey: picture.imageKey } };
  await collectionRows('reports').insertMany([
    row('HN-OLD1', { messageId: message._id }),
    row('HN-OLD2', ofPicture),
    row('HN-OLD3', ofPicture),
  ]);
  return {
    reporter: reporter._id,
    picture: await readStored(imageFile({ key: picture.imageKey, size: 640 })),
    file: await readStored(storedAttachment(key)),
  };
};

beforeEach(async () => {
  await loadFirstRelease();
  await migrate();
});

test('a report keeps its subject, and a closed one keeps it for half a year', async () => {
  const reports = await database().collection<ReportRecord>('reports').find().toArray();
  assert.equal(reports.length, 3);
  for (const { subjectId, messageId, about, contactMarks, decision, keepUntil } of reports) {
    const subject = await collectionRows('users').findOne<UserRecord>({ _id: subjectId });
    const message =
      messageId && (await collectionRows('messages').findOne<MessageRecord>({ _id: messageId }));
    assert.ok(subject);
    assert.deepEqual(contactMarks, markContacts(subject));
    const copy = { text: message?.text ?? '', sentAt: message?.createdAt ?? null };
    assert.deepEqual(about, { name: subject.name, ...copy });
    assert.deepEqual(keepUntil, decision ? new Date(closedAt.getTime() + 180 * DAY_MS) : undefined);
  }
});

test('a report has copies of the files that still exist, and each open one accepts additions', async () => {
  const { reporter, picture, file } = await makeFormerReports();
  await reopenMigrations(['016-evidence']);
  await migrate();
  const [ofMessage, ofPicture, again] = await collectionRows('reports')
    .find({ reporterId: reporter })
    .sort({ _id: 1 })
    .toArray();
  assert.ok(ofMessage && ofPicture && again);
  const keys = [ofMessage, ofPicture, again].map((row): unknown => row['openKey']);
  const of = (thing: unknown) => `${String(reporter)} ${String(thing)}`;
  assert.deepEqual(keys, [of(ofMessage['messageId']), of(ofPicture['pictureId']), undefined]);
  assert.equal(
    Object.hasOwn(z.object({ about: z.looseObject({}) }).parse(ofPicture).about, 'imageKey'),
    false,
  );
  for (const [row, bytes] of [
    [ofMessage, file],
    [ofPicture, picture],
    [again, picture],
  ] as const) {
    const [kept, ...others] = await listEvidence([String(row._id)]);
    assert.deepEqual(others, []);
    assert.deepEqual(await readStored(evidenceFile(kept?._id ?? '').key), bytes);
  }
  await reopenMigrations(['016-evidence']);
  await migrate();
  assert.equal((await listEvidence([String(again._id)])).length, 1);
});
