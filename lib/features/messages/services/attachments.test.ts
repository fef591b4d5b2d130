import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { UserRecord } from '#models/people/user.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeJpeg } from '#server/testing/factories/images.ts';
import { makeAttachment } from '#server/testing/factories/messages.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { makeZip } from '#server/testing/factories/zip.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { readAttachment, sweepAttachments, uploadAttachment } from './attachments.ts';
import { sendMessage } from './send-message.ts';

useTestDatabase();

const actorFor = ({ _id, role }: UserRecord) => makeActor({ userId: String(_id), role });

const makePair = async () => ({
  customer: actorFor(await makeUser({ role: 'customer' })),
  worker: actorFor(await makeWorker()),
});

suite('attachments', () => {
  test('can be read by both people of a conversation only, as a download of a neutral type', async () => {
    const { customer, worker } = await makePair();
    const stranger = actorFor(await makeUser());
    const file = await makeAttachment(customer.userId, 'Bring <script>alert(1)</script> too');
    const key = file.url.slice(-32);
    const read = (actor: Actor) => readAttachment({ actor, params: { key } });
    await assert.rejects(read(worker), { code: 'not_found' });
    const body = { attachments: [{ ...file, type: 'image' as const, fileName: 'photo.png' }] };
    const sent = await sendMessage({
      actor: customer,
      params: { id: worker.userId },
      body,
      idempotencyKey: 'once',
    });
    assert.deepEqual(sent.data.attachments, [file], 'what the sender says of a file counts for nothing');
    const { contentType, downloadName } = await read(worker);
    assert.deepEqual(
      { contentType, downloadName },
      { contentType: 'application/octet-stream', downloadName: 'list.txt' },
    );
    await assert.rejects(read(stranger), { code: 'not_found' });
  });

  test('that can run are refused by name, by content and by what an archive holds', async () => {
    const { customer } = await makePair();
    const jpeg = await makeJpeg();
    const files: [fileName: string, bytes: Uint8Array][] = [
      ['bill.pdf.exe', Buffer.from('%PDF-1.7')],
      ['bill.e/xe', Buffer.from('%PDF-1.7')],
      ['photo.svg', jpeg],
      ['list.txt', Buffer.from('<script>alert(1)</script>')],
      ['bill.docx', makeZip(['AndroidManifest.xml', 'classes.dex'])],
    ];
    for (const [fileName, bytes] of files)
      await assert.rejects(uploadAttachment({ actor: customer, file: { fileName, bytes } }), {
        code: 'file_can_run',
      });
    const file = { fileName: 'bills.zip', bytes: makeZip(['may.pdf']) };
    assert.equal((await uploadAttachment({ actor: customer, file })).data.fileName, 'bills.zip');
  });

  test('without a message are removed after a day; others are kept', async (context) => {
    context.after(resetClock);
    const { customer, worker } = await makePair();
    const [kept, left] = [await makeAttachment(customer.userId), await makeAttachment(customer.userId)];
    await sendMessage({
      actor: customer,
      params: { id: worker.userId },
      body: { attachments: [kept] },
      idempotencyKey: null,
    });
    setClock(new Date(now().getTime() + 25 * 3_600_000));
    await sweepAttachments();
    const read = (url: string) => readAttachment({ actor: customer, params: { key: url.slice(-32) } });
    assert.equal((await read(kept.url)).contentType, 'application/octet-stream');
    await assert.rejects(read(left.url), { code: 'not_found' });
  });
});
