import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import { escapeXml } from './escape-xml.ts';
import type { OutgoingSms, SmsSender } from './sms-sender.ts';

/** Well below the outbox's time limit: a gateway that hangs counts as down. */
const TIMEOUT_MS = 8000;

export interface Gateway {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  sender: string;
  entity: string;
}

type Escape = (value: string) => string;

// A quotation mark in a value must not end it and begin another field.
const escapeFor = (contentType: string): Escape => {
  if (contentType.includes('json')) return (value) => JSON.stringify(value).slice(1, -1);
  if (contentType.includes('xml')) return escapeXml;
  return encodeURIComponent;
};

const fillIn = (template: string, values: Readonly<Record<string, string>>, escape: Escape): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escape(value);
  });

const toValues = (sms: OutgoingSms, { sender, entity }: Gateway): Record<string, string> => ({
  ...{ sender, entity, id: sms.id, text: sms.text, locale: sms.locale, template: sms.templateId ?? '' },
  ...{ to: `91${sms.to}`, to10: sms.to, variables: sms.variables.join('|') },
  ...Object.fromEntries(sms.variables.map((value, at) => [`var${at + 1}`, value])),
});

// A gateway that is busy or limits us takes the message later.
const isForGood = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** Sends SMS to an HTTP gateway by POST; address, headers and body come from the configuration. */
export const createHttpSms = (gateway: Gateway): SmsSender => {
  const headers = new Headers(gateway.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  const escape = escapeFor(headers.get('content-type') ?? '');
  const post = (sms: OutgoingSms): Promise<Response> => {
    const values = toValues(sms, gateway);
    return fetch(fillIn(gateway.url, values, encodeURIComponent), {
      ...{ method: 'POST', headers, body: fillIn(gateway.body, values, escape) },
      ...{ redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
    }).catch(() => {
      // The original error may contain the address with the number and the code.
      throw new Error('The SMS gateway could not be reached.');
    });
  };
  const send = async (sms: OutgoingSms): Promise<void> => {
    const answer = await post(sms);
    await answer.body?.cancel();
    if (answer.ok) return;
    const fault = `The SMS gateway answered ${answer.status}.`;
    throw isForGood(answer.status) ? new PermanentError(fault) : new Error(fault);
  };
  return { send };
};
