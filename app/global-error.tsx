'use client';

import { page } from '#lib/platform/i18n/texts/page.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import './globals.css';

const { failed, failedHint, retry, requestId } = page;

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

/**
 * The root layout failed, so the reader's language is unknown: fall back to English. This script ships with every
 * page, so it imports nothing.
 */
export default function GlobalError({ error: { digest } }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col bg-ground pl-(--side-room,0px) font-sans antialiased">
        <title>Hunar</title>
        <main role="alert" className="my-auto flex flex-col items-center gap-3 p-4 text-center">
          <h1 className="text-lg font-semibold">{failed}</h1>
          <p className="text-muted">{failedHint}</p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="min-h-12 rounded-control bg-brand px-5 font-semibold text-brand-ink"
          >
            {retry}
          </button>
          {digest && <p className="text-xs text-muted">{fill(requestId, { id: digest })}</p>}
        </main>
      </body>
    </html>
  );
}
