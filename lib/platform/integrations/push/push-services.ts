import { env } from '#lib/platform/config/env.ts';

// The address comes from a client and the server connects to it: allow only real push services, never our own
// network.
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

/** Parses the address of a known push service; null for any other. */
export const readPushAddress = (value: string): URL | null => {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return null;
  return isKnown(url) || isAdded(url) ? url : null;
};
