import type { ReactNode } from 'react';
import { forgetDraft, readDraft } from '#components/bookings/booking-draft.ts';
import { loadBookingWords } from '#components/bookings/booking-form-words.ts';
import { BookingForm } from '#components/bookings/booking-form.tsx';
import { NoServices } from '#components/bookings/no-services.tsx';
import { fetchServices, fillIn } from '#components/bookings/prepare-booking.ts';
import { findArrived } from '#components/bookings/send-booking.ts';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { AddressFields } from '#components/places/address-fields.tsx';
import { findSavedAddress } from '#components/places/find-saved-address.ts';
import { loadPlaceWords } from '#components/places/place-words.ts';
import { listAddressesCall } from '#lib/features/places/contracts/addresses.calls.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface Opening {
  worker: { readonly _id: string; readonly name: string };
  serviceId: string | undefined;
  /** The request in whose place this worker is asked. */
  insteadOf?: string | undefined;
  locale: Locale;
  onBooked(booking: BookingView): void;
  onAsk(worker: OtherWorker): void;
}

const loadWords = async (locale: Locale) => {
  const [words, placeWords, formWords] = await Promise.all([
    loadBookingWords(locale),
    loadPlaceWords(locale),
    loadFormWords(locale),
  ]);
  return { words, placeWords, formWords };
};

// Without them the saved address stands in the form, and any other can be typed.
const listOwnAddresses = async (): Promise<readonly SavedAddress[]> => {
  try {
    return (await api(listAddressesCall)).data;
  } catch {
    return [];
  }
};

// A request went out and its answer got lost: it may be a booking already.
const findLost = async (workerId: string): Promise<BookingView | null> => {
  const sent = readDraft(workerId)?.sent;
  const booking = sent ? await findArrived(sent) : null;
  if (booking) forgetDraft();
  return booking;
};

/** Makes the booking form, ready to be shown. */
export const openBooking = async (opening: Opening): Promise<ReactNode> => {
  const { worker, serviceId, insteadOf, locale, onBooked, onAsk } = opening;
  const at = new Date();
  // Before all else: calls need the token, which the page may still be fetching.
  const saved = (await findSavedAddress()) ?? {};
  const [{ words, placeWords, formWords }, addresses, services, lost] = await Promise.all([
    loadWords(locale),
    listOwnAddresses(),
    fetchServices(worker._id, locale),
    findLost(worker._id),
  ]);
  if (lost) {
    onBooked(lost);
    return null;
  }
  if (services.length === 0) return <NoServices words={words} />;
  const only = services.length === 1 ? services[0]?._id : undefined;
  const defaults = await fillIn({ workerId: worker._id, serviceId: serviceId ?? only, saved, addresses, at });
  return (
    <FormWordsProvider words={formWords}>
      <BookingForm
        {...{ worker, insteadOf, services, addresses, at, words, onBooked, onAsk, defaults }}
        address={<AddressFields words={placeWords} saved={saved} at="address." />}
      />
    </FormWordsProvider>
  );
};
