import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { readDeviceName } from '#lib/platform/text/device-name.ts';
import { security as en } from './security.en.ts';
import { security as hi } from './security.hi.ts';
import { security as kn } from './security.kn.ts';
import { security as ta } from './security.ta.ts';
import { security as te } from './security.te.ts';

const texts: Record<Locale, typeof en> = { en, hi, kn, ta, te };

/** Names a device by its browser's user agent: 'Chrome on Android'. */
export const wordDevice = (device: string, locale: Locale): string => {
  const known = readDeviceName(device);
  const { named, unknown } = texts[locale].devices;
  return known ? fill(named, { ...known }) : unknown;
};
