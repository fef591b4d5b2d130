import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { startMailServer, type MailServer } from '#e2e/kit/mail-server.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const hostile = [
  'Eve\r\nBcc: victim@example.test',
  'Eve\nX-Forged: yes\n\nbody',
  'Eve <victim@example.test>, Other',
  'Eve\u2028Bcc: victim@example.test',
  '"Eve" <victim@example.test>',
  'x'.repeat(2000),
];

describe('SMTP mailer', () => {
  let server: MailServer;
  let mailer: Mailer;

  before(async () => {
    useEnv(testEnv({ APP_ORIGIN: 'https://hunar.test' }));
    server = await startMailServer();
    mailer = createSmtpMailer({ url: server.url, from: 'Hunar <no-reply@hunar.test>' });
  });
  beforeEach(() => void server.mails.splice(0));
  clearUp(async () => {
    mailer.close();
    await server.stop();
  });

  for (const name of hostile)
    test(`the name ${JSON.stringify(name.slice(0, 40))} forges no headers or recipients`, async () => {
      const to = { name, address: 'eve@example.test' };
      await mailer.send({
        id: 'a'.repeat(24),
        to,
        locale: 'en',
        subject: name,
        text: 'text',
        html: '<p>html</p>',
      });
      const [mail] = server.mails;
      assert.ok(mail);
      assert.deepEqual(mail.to, ['eve@example.test']);
      assert.equal(mail.from, 'no-reply@hunar.test');
      assert.ok(mail.headers.get('to')?.endsWith('<eve@example.test>'));
      assert.deepEqual([...mail.headers.keys()].sort(), [
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
      assert.deepEqual([mail.text.trim(), mail.html.trim()], ['text', '<p>html</p>']);
    });
});
