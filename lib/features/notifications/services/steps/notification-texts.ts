import type { Locale } from '#lib/platform/contract/locale.ts';
import { notifications as en } from '#lib/features/notifications/texts/notifications.en.ts';
import { notifications as hi } from '#lib/features/notifications/texts/notifications.hi.ts';
import { notifications as kn } from '#lib/features/notifications/texts/notifications.kn.ts';
import { notifications as ta } from '#lib/features/notifications/texts/notifications.ta.ts';
import { notifications as te } from '#lib/features/notifications/texts/notifications.te.ts';

/** What notifications say, in every language. */
export const notificationTexts = { en, hi, kn, ta, te } satisfies Record<Locale, typeof en>;
