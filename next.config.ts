import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Loaded by Node itself: their state and native parts must exist once per process, outside the page bundle.
  serverExternalPackages: ['mongoose', 'sharp', 'pino', 'prom-client', 'rate-limiter-flexible', 'nodemailer'],
  images: { unoptimized: true },
  // Our server does it, with brotli too (server/pages.ts).
  compress: false,
  typescript: { ignoreBuildErrors: true },
};

export default config;
