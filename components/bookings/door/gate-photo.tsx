'use client';

import { useCallback } from 'react';
import { FetchedPhoto } from '#components/page/private-photo.tsx';
import { api } from '#lib/platform/browser/api.ts';

interface GatePhotoProps {
  bookingId: string;
  alt: string;
  failed: string;
}

/** The customer's photo of the gate, as long as the reader sees the street. */
export const GatePhoto = ({ bookingId, ...texts }: GatePhotoProps) => {
  const read = useCallback(
    (signal: AbortSignal) => api('GET /bookings/{id}/gate-photo', { params: { id: bookingId }, signal }),
    [bookingId],
  );
  return (
    <div className="max-w-48">
      <FetchedPhoto read={read} {...texts} />
    </div>
  );
};
