import { z } from 'zod';
import { exchange, type Answer } from './exchange.ts';

const MAX_REDIRECTS = 3;

interface Sent {
  path: string;
  headers?: Record<string, string>;
  /** Sent by POST as a form. */
  form?: Record<string, string>;
}

export interface Visit {
  answer: Answer;
  /** Every address visited, including the last. */
  trail: string[];
}

export interface Browser {
  readonly cookies: Map<string, string>;
  send(sent: Sent): Promise<Answer>;
  /** Opens a page and follows redirects. */
  visit(path: string, headers?: Record<string, string>): Promise<Visit>;
  /** The CSRF token next-auth expects in every form. */
  readCsrf(): Promise<string>;
  /** Exchanges the token for the page cookie. */
  givePageCookie(token: string): Promise<Answer>;
  dropPageCookie(): Promise<Answer>;
  /** The token returned by the page session. */
  readToken(): Promise<string | null>;
}

const csrfReply = z.object({ csrfToken: z.string() });
const sessionReply = z.object({ token: z.string().optional() });

const keepCookies = (cookies: Map<string, string>, { headers }: Answer): void => {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
};

/** Where an answer redirects to, by status or by the marker Next writes into a page already started. */
export const redirectIn = ({ headers, text }: Answer): string | null => {
  const [, sign = null] = /id="__next-page-redirect"[^>]*content="\d+;url=([^"]+)"/.exec(text) ?? [];
  return headers.location ?? sign?.replaceAll('&amp;', '&') ?? null;
};

const encodeForm = (form: Record<string, string>) => {
  const body = new URLSearchParams(form).toString();
  return {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'content-length': String(Buffer.byteLength(body)),
    },
  };
};

/** A browser, as far as cookies and redirects go. */
export const createBrowser = (origin: string): Browser => {
  const cookies = new Map<string, string>();

  const send = async ({ path, headers = {}, form }: Sent): Promise<Answer> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const encoded = form && encodeForm(form);
    const answer = await exchange({
      url: origin + path,
      method: form ? 'POST' : 'GET',
      headers: { ...(cookie && { cookie }), ...encoded?.headers, ...headers },
      body: encoded?.body,
    });
    keepCookies(cookies, answer);
    return answer;
  };

  const visit = async (path: string, headers?: Record<string, string>): Promise<Visit> => {
    const trail = [path];
    for (;;) {
      const answer = await send({ path: trail.at(-1) ?? path, headers });
      const next = redirectIn(answer);
      if (next === null) return { answer, trail };
      trail.push(next);
      if (!/^\/(?!\/)/.test(next)) throw new Error(`A redirect leaves the site: ${trail.join(' → ')}`);
      if (trail.length > MAX_REDIRECTS + 1) throw new Error(`Too many redirects: ${trail.join(' → ')}`);
    }
  };

  const readCsrf = async () => csrfReply.parse((await send({ path: '/api/auth/csrf' })).json).csrfToken;
  const post = async (path: string, form: Record<string, string>) =>
    send({ path, form: { ...form, csrfToken: await readCsrf(), json: 'true' } });

  return {
    cookies,
    send,
    visit,
    readCsrf,
    givePageCookie: (token) => post('/api/auth/callback/credentials', { token }),
    dropPageCookie: () => post('/api/auth/signout', {}),
    readToken: async () => sessionReply.parse((await send({ path: '/api/auth/session' })).json).token ?? null,
  };
};
