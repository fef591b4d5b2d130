import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { locales } from '#lib/platform/contract/locale.ts';
import { mailContent, mailKind, type MailContent } from '#lib/features/notifications/contracts/mails.ts';
import { mailTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { toMail } from './to-mail.ts';

const origin = 'https://hunar.test';
const reset = (name: string, path = '/forgot-password?token=abc&id=1'): MailContent => ({
  kind: 'passwordReset',
  params: { name, path },
});

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('mails', () => {
  test('a name with markup is escaped', () => {
    const name = `"><script>alert(1)</script><a href='https://evil.test'>&amp;{path}`;
    const { html } = toMail({ content: reset(name), locale: 'en', origin });
    assert.ok(!/<script|<a href='/.test(html));
    assert.ok(html.includes('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'));
    assert.ok(html.includes('&amp;amp;{path}'));
    assert.equal(html.match(/href=/g)?.length, 2);
  });

  test('links lead to the site’s own origin', () => {
    const { html, text } = toMail({ content: reset('Asha'), locale: 'en', origin });
    assert.ok(html.includes('href="https://hunar.test/forgot-password?token=abc&amp;id=1"'));
    assert.ok(text.includes('https://hunar.test/forgot-password?token=abc&id=1'));
  });

  for (const path of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '@evil.test',
    '.evil.test',
    '/a b',
    '/\r\nx',
  ])
    test(`a mail with the path ${JSON.stringify(path)} is refused`, () => {
      assert.equal(mailContent.safeParse(reset('Asha', path)).success, false);
    });

  for (const locale of locales)
    test(`every text in ${locale} has the placeholders of the English one`, () => {
      for (const kind of atLeastOne(
        mailKind.exclude(['booking', 'pause', 'wantedAsked', 'wantedOpened']).options,
      )) {
        const [own, english] = [mailTexts[locale][kind], mailTexts.en[kind]];
        assert.deepEqual(own.paragraphs.map(placeholders), english.paragraphs.map(placeholders));
        assert.deepEqual(placeholders(own.subject), placeholders(english.subject));
      }
    });
});
