'use client';

import { Suspense } from 'react';
import { latePart } from '#lib/platform/browser/late-part.ts';
import type { OfferNoticeProps } from './offer-notice.tsx';

// Rarely needed: almost everything is switched on.
const OfferNotice = latePart(async () => (await import('./offer-notice.tsx')).OfferNotice);

/** The notice about something that is switched off; its code loads only where there is one. */
export const LateOfferNotice = (props: OfferNoticeProps) => (
  <Suspense>
    <OfferNotice {...props} />
  </Suspense>
);
