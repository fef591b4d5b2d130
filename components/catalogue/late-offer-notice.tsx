'use client';

import { lazy, Suspense } from 'react';
import type { OfferNoticeProps } from './offer-notice.tsx';

// Rarely needed: almost everything is switched on.
const OfferNotice = lazy(() => import('./offer-notice.tsx').then((part) => ({ default: part.OfferNotice })));

/** The notice about something that is switched off; its code loads only where there is one. */
export const LateOfferNotice = (props: OfferNoticeProps) => (
  <Suspense>
    <OfferNotice {...props} />
  </Suspense>
);
