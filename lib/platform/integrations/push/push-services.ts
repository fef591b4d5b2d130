import { env } from '#lib/platform/config/env.ts';

// An address comes from a client, and we go there: only to where browsers really send us, never into our own network.
const known = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

const fits = (host: string, rule: string): boolean =>
  rule.startsWith('*') ? host.endsWith(rule.slice(1)) : host === rule;

const isKnown = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && known.some((rule) => fits(hostname, rule));

const isAdded = ({ origin }: URL): boolean =>
  env()
    .PUSH_SERVICES.split(',')
    .some((added) => added.trim() === origin);

/** The address of a push service that we speak to; null for any other. */
export const readPushAddress = (value: string): URL | null => {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return null;
  return isKnown(url) || isAdded(url) ? url : null;
};
