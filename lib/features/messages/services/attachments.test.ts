import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { UserRecord } from '#models/people/user.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { sendMessageContract, type Attachment } from '#lib/features/messages/contracts/messages.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeAttachment } from '#e2e/kit/factories/messages.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeZip } from '#e2e/kit/factories/zip.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
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
    const { key } = file;
    const read = (actor: Actor) => readAttachment({ actor, params: { key } });
    await assert.rejects(read(worker), { code: 'not_found' });
    const body = { attachments: [{ key }] };
    const sent = await sendMessage({
      actor: customer,
      params: { id: worker.userId },
      body,
      idempotencyKey: 'once',
    });
    assert.deepEqual(sent.data.attachments, [file]);
    const { contentType, downloadName } = await read(worker);
    assert.deepEqual(
      { contentType, downloadName },
      { contentType: 'application/octet-stream', downloadName: 'list.txt' },
    );
    await assert.rejects(read(stranger), { code: 'not_found' });
  });

  test('sent as a whole count by their address alone, as clients of the specification send them', async () => {
    const { customer, worker } = await makePair();
    const { key, ...file } = await makeAttachment(customer.userId);
    const whole = { ...file, type: 'image', fileName: 'photo.png' };
    const parse = (one: object) => sendMessageContract.body.safeParse({ attachments: [one] });
    const { data: body } = parse(whole);
    assert.deepEqual(body, { attachments: [{ key }] });
    const sent = await sendMessage({
      actor: customer,
      params: { id: worker.userId },
      body,
      idempotencyKey: null,
    });
    assert.deepEqual(sent.data.attachments, [{ key, ...file }]);
    for (const wrong of [{}, { key: 'a' }, { url: '/a' }, { ...whole, size: 0 }, { key, more: 1 }])
      assert.equal(parse(wrong).success, false);
  });

  test('are refused by name and by content when their type is forbidden', async () => {
    const { customer } = await makePair();
    const jpeg = await makeJpeg();
    const files: [fileName: string, bytes: Uint8Array][] = [
      ['bill.pdf.exe', Buffer.from('%PDF-1.7')],
      ['bill.e/xe', Buffer.from('%PDF-1.7')],
      ['photo.svg', jpeg],
      ['list.txt', Buffer.from('<script>alert(1)</script>')],
      ['bills.zip', makeZip(['may.pdf'])],
      ['bill.docx', makeZip(['AndroidManifest.xml', 'classes.dex'])],
    ];
    for (const [fileName, bytes] of files)
      await assert.rejects(uploadAttachment({ actor: customer, file: { fileName, bytes } }), {
        code: 'file_not_allowed',
      });
    const file = { fileName: 'may.pdf', bytes: Buffer.from('%PDF-1.7') };
    assert.equal((await uploadAttachment({ actor: customer, file })).data.type, 'pdf');
  });

  test('not used by a message are deleted after a day; others are kept', async (context) => {
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
    const read = ({ key }: Attachment) => readAttachment({ actor: customer, params: { key } });
    assert.equal((await read(kept)).contentType, 'application/octet-stream');
    await assert.rejects(read(left), { code: 'not_found' });
  });
});
