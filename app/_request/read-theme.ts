import { cookies } from 'next/headers';
import { parseTheme, THEME_COOKIE, type Theme } from '#lib/platform/browser/theme.ts';

/** The theme that whoever asked for this page chose. */
export const readTheme = async (): Promise<Theme> => parseTheme((await cookies()).get(THEME_COOKIE)?.value);
