import type { IncomingMessage, ServerResponse } from 'node:http';
import { appOrigin, env } from '#lib/platform/config/env.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { now } from '#lib/platform/time/clock.ts';

const PATH = '/.well-known/security.txt';
const paths: readonly (string | undefined)[] = [PATH, '/security.txt'];
const VALID_DAYS = 180;

/** Where to report a vulnerability, in the form of RFC 9116. */
const securityText = (): string => {
  const { SUPPORT_EMAIL } = env();
  const expires = new Date(now().getTime() + VALID_DAYS * 86_400_000).toISOString();
  const lines = [
    ...(SUPPORT_EMAIL === undefined ? [] : [`Contact: mailto:${SUPPORT_EMAIL}`]),
    `Contact: ${appOrigin()}${publicPaths.contactUs}`,
    `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${appOrigin()}${PATH}`,
  ];
  return `${lines.join('\n')}\n`;
};

/** Answers /.well-known/security.txt and /security.txt; false when the path is another. */
export const answerSecurityText = ({ url, method }: IncomingMessage, response: ServerResponse): boolean => {
  if (!paths.includes(url?.split('?')[0]) || (method !== 'GET' && method !== 'HEAD')) return false;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : securityText());
  return true;
};
