'use client';

import { FailedPage } from '#components/layout/failed-page.tsx';
import { page } from '#lib/i18n/en/page.ts';
import './globals.css';

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

/** The frame itself failed, and with it the knowledge of the reader's language: English, and a fresh start. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="en" className="bg-weave">
      <body className="mx-auto flex min-h-dvh max-w-[480px] flex-col border-line bg-ground font-sans antialiased sm:border-x">
        <title>Hunar</title>
        <FailedPage words={page} requestId={error.digest} onRetry={() => window.location.reload()} />
      </body>
    </html>
  );
}
