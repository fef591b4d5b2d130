import type { ServerResponse } from 'node:http';
import { appOrigin } from '#lib/platform/config/env.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Sets what every answer carries; must come before Next answers, which drops later ones. */
export const setSecurityHeaders = (response: ServerResponse): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (appOrigin().startsWith('https:'))
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
};
