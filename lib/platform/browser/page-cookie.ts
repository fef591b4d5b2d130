import { pageSessionPaths } from '#lib/platform/navigation/paths.ts';
import { NetworkError } from './api-error.ts';

const ask = async (path: string, init?: RequestInit): Promise<Response> => {
  try {
    return await fetch(path, { cache: 'no-store', ...init });
  } catch (error) {
    throw new NetworkError(error);
  }
};

const pickText = (body: unknown, name: string): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
};

/** Posts a form to next-auth with its CSRF token. */
const post = async (path: string, fields: Record<string, string>): Promise<Response> => {
  const answer = await ask(pageSessionPaths.csrf);
  const csrfToken = pickText(await answer.json().catch(() => null), 'csrfToken') ?? '';
  return ask(path, { method: 'POST', body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }) });
};

/** Sets the cookie that pages read. Returns false if the token is invalid. */
export const givePageCookie = async (token: string): Promise<boolean> => {
  const { ok, status } = await post(pageSessionPaths.signIn, { token });
  if (ok || status === 401) return ok;
  throw new Error(`The pages' session answered ${status}.`);
};

/** Deletes the cookie that pages read. */
export const dropPageCookie = async (): Promise<void> => {
  await post(pageSessionPaths.signOut, {});
};

/** Reads the token from the cookie, for a tab that lost its own. Null only if the server says that there is no session. */
export const readCookieToken = async (): Promise<string | null> => {
  const answer = await ask(pageSessionPaths.session);
  if (!answer.ok) throw new Error(`The pages' session answered ${answer.status}.`);
  return pickText(await answer.json(), 'token');
};
