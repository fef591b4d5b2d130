import type { Env } from '#lib/platform/config/env.ts';
import { createOutboxFolder } from '#lib/platform/integrations/mail/outbox-folder.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import { escapeXml } from './escape-xml.ts';
import { createHttpSms } from './http-sms.ts';
import type { OutgoingSms, SmsSender } from './sms-sender.ts';

/** Shows SMS on the page of sent mails. */
const createSmsFolder = (dataDir: string): SmsSender => {
  const folder = createOutboxFolder(dataDir);
  return {
    send: ({ id, to, locale, text }) =>
      folder.send({
        ...{ id, locale, text, to: { name: 'SMS', address: `+91 ${to}` } },
        ...{ subject: `SMS: ${text}`, html: `<p>${escapeXml(text)}</p>` },
      }),
  };
};

const refuse = (): Promise<void> =>
  Promise.reject(new PermanentError('This installation has no SMS gateway.'));

const useTemplates = (sender: SmsSender, templates: Env['SMS_TEMPLATES'] = {}): SmsSender => ({
  send: (sms: OutgoingSms) => {
    const template = templates[sms.kind]?.[sms.locale];
    if (!template)
      return Promise.reject(new PermanentError(`There is no template for ${sms.kind} in ${sms.locale}.`));
    const text = template.text?.replace(
      /\{(\d+)\}/g,
      (_, place: string) => sms.variables[Number(place) - 1] ?? '',
    );
    return sender.send({ ...sms, text: text ?? sms.text, templateId: template.id });
  },
});

const createSender = (env: Env): SmsSender => {
  const { SMS_URL: url, SMS_HEADERS: headers, SMS_BODY: body, SMS_SENDER = '', SMS_ENTITY = '' } = env;
  if (url === undefined) return { send: refuse };
  if (url === 'outbox:') return createSmsFolder(env.DATA_DIR);
  const gateway = { url, headers, body, sender: SMS_SENDER, entity: SMS_ENTITY };
  return useTemplates(createHttpSms(gateway), env.SMS_TEMPLATES);
};

/** Sends through the gateway at `SMS_URL`, or keeps SMS for the page of sent mails. */
export const createSmsSender = (env: Env): SmsSender => {
  const sender = createSender(env);
  return {
    send: (sms) =>
      traced({ name: 'send SMS', kind: 'client', facts: { 'hunar.sms': sms.kind } }, () => sender.send(sms)),
  };
};

/** The languages in which a kind of SMS has a registered template; null where none is needed. */
export const smsLocales = ({ SMS_URL, SMS_TEMPLATES = {} }: Env, kind: string): readonly string[] | null =>
  SMS_URL === undefined || SMS_URL === 'outbox:' ? null : Object.keys(SMS_TEMPLATES[kind] ?? {});
