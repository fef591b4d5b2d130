import type { Locale } from '#lib/platform/contract/locale.ts';
import type { PictureStory } from '#lib/features/profiles/contracts/work-pictures.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { pictureNews as en } from './profiles.en.ts';
import { pictureNews as hi } from './profiles.hi.ts';
import { pictureNews as kn } from './profiles.kn.ts';
import { pictureNews as ta } from './profiles.ta.ts';
import { pictureNews as te } from './profiles.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Words a notification about a worker's picture in the worker's language; the admin's reason stays as written. */
export const wordPictureNews = (
  { news, reason }: PictureStory,
  locale: Locale,
): { title: string; body: string } => {
  const { title, body } = texts[locale][news];
  return { title, body: fill(body, { reason }) };
};
