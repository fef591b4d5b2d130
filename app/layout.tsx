import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { BottomNavigation } from '#components/shell/bottom-navigation.tsx';
import { KEEP_EARLY_INPUT } from '#components/shell/early-input.ts';
import { BrandLink } from '#components/shell/frame-parts.tsx';
import { LiveUpdates } from '#components/shell/live-news.tsx';
import { RegisterWorker } from '#components/shell/register-worker.tsx';
import { SessionKeeper } from '#components/shell/session-keeper.tsx';
import { PageWordsProvider } from '#components/page/page-words.tsx';
import { PauseBanner } from '#components/people/pause-banner.tsx';
import { PushKeeper } from '#components/notifications/push/push-keeper.tsx';
import { AppearanceKeeper } from '#components/shell/settings/appearance-keeper.tsx';
import { cn } from '#components/ui/cn.ts';
import { Toaster } from '#components/ui/toaster.tsx';
import { hasSms } from '#lib/platform/config/env.ts';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { savesData } from '#lib/platform/http/saves-data.ts';
import { frameColors } from '#lib/platform/browser/appearance.ts';
import { toDocumentTitle } from '#lib/platform/navigation/document-title.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import './globals.css';
import { ChatOpener } from '#components/messages/chat-opener.tsx';
import { readLocale, readTheme } from '#app/_request/read-choices.ts';

// React holds back later parts of a streamed page for 300 ms to avoid layout jumps. Ours arrive within milliseconds,
// so showing placeholders that long would only slow the page down.
const SHOW_AT_ONCE = 'Object.defineProperty(window, "$RT", { value: null });';

/** Next reads the nonce for its own scripts from the same header. */
const findNonce = (policy: string | null): string | undefined => policy?.match(/'nonce-([^']+)'/)?.[1];

const anek = new URL('./styles/fonts/anek-latin.woff2', import.meta.url).pathname;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { default: 'Hunar', template: toDocumentTitle('%s') },
  description: messages(await readLocale()).page.description,
  icons: { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' },
  manifest: '/manifest.webmanifest',
  // Phone numbers, dates and addresses are links only where we make them so.
  formatDetection: { telephone: false, date: false, address: false, email: false },
});

export const generateViewport = async (): Promise<Viewport> => {
  const { light, dark } = frameColors(await readTheme());
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
};

// Pages must render, if only with their own error, while the database is down.
const findReader = async () => {
  try {
    return await findPageActor();
  } catch {
    return undefined;
  }
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Makes every page dynamic: a prerendered page would lack the nonce its scripts need.
  const requestHeaders = await headers();
  const isSaving = savesData(requestHeaders);
  if (!isSaving) preload(anek, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const [locale, theme, reader] = await Promise.all([readLocale(), readTheme(), findReader()]);
  const { frame, offline, page, pauses, signIn, push } = messages(locale);
  const { ended, endedHint } = signIn.session;
  return (
    <html
      lang={locale}
      className={cn(
        theme,
        isSaving && 'save-data',
        reader && 'member',
        (!reader || reader.role === 'customer') && 'seeks',
        hasSms() && 'sms',
      )}
    >
      <head>
        <script nonce={findNonce(requestHeaders.get('content-security-policy'))}>
          {SHOW_AT_ONCE + KEEP_EARLY_INPUT}
        </script>
      </head>
      <body className="flex min-h-dvh flex-col bg-ground pl-(--side-room,0px) font-sans antialiased">
        <PageWordsProvider words={{ ...page, locale, offline: offline.bar }}>
          {reader?.pauseStartsAt && (
            <PauseBanner startsAt={reader.pauseStartsAt} locale={locale} words={pauses.banner} />
          )}
          {children}
          {reader && <ChatOpener />}
          {reader && (
            <PushKeeper
              words={{ offer: push.offer, note: push.note, failed: push.failed, failedHint: push.failedHint }}
            />
          )}
          {reader !== undefined && (
            <BottomNavigation
              role={reader?.role ?? null}
              words={frame}
              brand={
                <div className="hidden lg:block">
                  <BrandLink />
                </div>
              }
            />
          )}
        </PageWordsProvider>
        <Toaster words={{ notices: page.notices, close: page.close }} />
        {reader && <LiveUpdates isWorker={reader.role === 'worker'} />}
        <AppearanceKeeper />
        <RegisterWorker />
        <SessionKeeper
          pageUserId={reader === undefined ? undefined : (reader?.userId ?? null)}
          words={{ ended, endedHint }}
        />
      </body>
    </html>
  );
}
