import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import './globals.css';

export const metadata: Metadata = { title: 'Hunar', description: 'Skilled people for your home' };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Makes every page dynamic: a prerendered one would come without the nonce that its scripts need.
  await headers();
  return (
    <html lang="en">
      <body className="mx-auto min-h-dvh max-w-[480px] text-base antialiased">{children}</body>
    </html>
  );
}
