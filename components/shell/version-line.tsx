import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

/** The version number at the end of a menu. */
export const VersionLine = ({ text }: { text: string }) => (
  <p className="mt-auto pt-2 text-center text-sm text-muted">{fill(text, { version: APP_VERSION })}</p>
);
