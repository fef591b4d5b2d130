import type { Locale } from '#lib/contracts/locale.ts';
import { notifications as en } from './en/notifications.ts';
import { notifications as hi } from './hi/notifications.ts';
import { notifications as kn } from './kn/notifications.ts';
import { notifications as ta } from './ta/notifications.ts';
import { notifications as te } from './te/notifications.ts';

/** What notifications say, in every language. */
export const notificationTexts = { en, hi, kn, ta, te } satisfies Record<Locale, typeof en>;
