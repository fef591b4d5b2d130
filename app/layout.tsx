import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SessionKeeper } from '#components/layout/session-keeper.tsx';
import { PageWordsProvider } from '#components/layout/page-words.tsx';
import { Toaster } from '#components/ui/toaster.tsx';
import { findPageActor } from '#lib/auth/page-actor.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import './globals.css';
import { readLocale } from './read-locale.ts';

const anek = localFont({
  src: '../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  variable: '--font-anek',
  weight: '100 800',
  display: 'swap',
  // fonts.css has one for Android too.
  adjustFontFallback: false,
});

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: 'Hunar', template: '%s · Hunar' },
  description: messages(await readLocale()).page.description,
  icons: '/icon.svg',
  // Phone numbers, dates and addresses are links where we say so, not where a browser guesses.
  formatDetection: { telephone: false, date: false, address: false, email: false },
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#171d1c' },
  ],
};

// A page must come, with its own error if need be, also while the database is away.
const findPageUserId = async (): Promise<string | null | undefined> => {
  try {
    return (await findPageActor())?.userId ?? null;
  } catch {
    return undefined;
  }
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Makes every page dynamic: a prerendered one would come without the nonce that its scripts need.
  await headers();
  const [locale, pageUserId] = await Promise.all([readLocale(), findPageUserId()]);
  const { page, signIn } = messages(locale);
  const { ended, endedHint } = signIn.session;
  return (
    <html lang={locale} className={`bg-weave ${anek.variable}`}>
      <body className="mx-auto flex min-h-dvh max-w-[480px] flex-col border-line bg-ground font-sans antialiased sm:border-x">
        <PageWordsProvider words={page}>{children}</PageWordsProvider>
        <Toaster words={{ notices: page.notices, close: page.close }} />
        <SessionKeeper pageUserId={pageUserId} words={{ ended, endedHint }} />
      </body>
    </html>
  );
}
