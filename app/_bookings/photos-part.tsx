import { cache } from 'react';
import { formatInstant } from '#components/bookings/booking-head.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { PhotosBox } from '#components/bookings/photos/photos-box.tsx';
import { Part } from '#components/page/part.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { WorkPhotoView } from '#lib/features/bookings/contracts/work-photos.ts';
import { readWorkPhotos } from '#lib/features/bookings/services/work-photos.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';

/** Reads the photos of a booking, once per request. */
export const findWorkPhotos = cache(async (actor: Actor, bookingId: string) => {
  const { data } = await load(() => readWorkPhotos({ actor, params: { id: bookingId } }));
  return data;
});

interface PhotosPartProps {
  actor: Actor;
  booking: BookingView;
  look: BookingDisplay;
}

/** The texts of the box with photos, for the pages of both sides and of the office. */
export const photoWords = (locale: Locale) => {
  const { workPhotos, claims, claimForm, myBookings, bookings } = messages(locale);
  const { stages, remove, added, removed } = workPhotos;
  const { photoFailed, notImage, tooLarge, failedHint } = claimForm;
  const { photos_closed, too_many_photos, photo_kept, booking_changed } = bookings.errors;
  const { failed, failedHint: connection } = myBookings.act;
  return {
    photos: { stages, remove, added, removed },
    missing: claims.photoMissing,
    form: { photoFailed, notImage, tooLarge, failedHint },
    step: {
      act: { failed, failedHint: connection },
      refusals: { photos_closed, too_many_photos, photo_kept, booking_changed },
    },
  };
};

interface Author {
  name: string;
  isReader: boolean;
}

/** Says who added a photo and when, also by the phone's clock if it waited for a network. */
export const photoLines = (
  { at, chosenAt }: WorkPhotoView,
  { name, isReader }: Author,
  { locale, format }: { locale: Locale; format(instant: string): string },
): string[] => {
  const { workPhotos } = messages(locale);
  const time = format(at);
  const by = isReader ? fill(workPhotos.you, { time }) : fill(workPhotos.other, { name, time });
  const chosen = chosenAt && format(chosenAt);
  return chosen && chosen !== time ? [by, fill(workPhotos.chosen, { chosen })] : [by];
};

/** The photos of the work, from the arrival on. */
export const PhotosPart = async ({ actor, booking, look }: PhotosPartProps) => {
  const { status, _id } = booking;
  if (status === 'pending' || status === 'accepted' || status === 'on_the_way') return null;
  const { photos, room } = await findWorkPhotos(actor, _id);
  if (photos.length === 0 && room.before === 0 && room.after === 0) return null;
  const { workPhotos } = messages(look.locale);
  const { name } = getOtherParty(booking, look);
  const format = (instant: string): string => formatInstant(instant, look);
  return (
    <Part id="photos" title={workPhotos.title}>
      <p className="text-sm text-muted">{fill(workPhotos.hint, { name })}</p>
      <PhotosBox
        bookingId={_id}
        title={getServiceTitle(booking, look)}
        photos={photos.map((one) => ({
          ...{ photo: one.photo, stage: one.stage, canRemove: one.canRemove },
          lines: photoLines(one, { name, isReader: one.by === look.reader }, { locale: look.locale, format }),
        }))}
        room={room}
        words={photoWords(look.locale)}
      />
    </Part>
  );
};
