import type { ReactNode } from 'react';
import { forgetDraft, readDraft } from '#components/bookings/booking-draft.ts';
import { loadBookingWords } from '#components/bookings/booking-form-words.ts';
import { BookingForm } from '#components/bookings/booking-form.tsx';
import { NoServices } from '#components/bookings/no-services.tsx';
import { fetchServices, getInitialValues } from '#components/bookings/prepare-booking.ts';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { AddressFields } from '#components/places/address-fields.tsx';
import { findKnownPlace } from '#components/places/find-known-place.ts';
import { findSavedAddress } from '#components/places/find-saved-address.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { findArrived } from '#lib/features/bookings/client/find-arrived.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { BookingView, OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

interface Opening {
  worker: { readonly _id: string; readonly name: string };
  serviceId: string | undefined;
  /** The earlier request that this one replaces. */
  insteadOf?: string | undefined;
  locale: Locale;
  isGuest?: boolean;
  onBooked(booking: BookingView): void;
  /** The request waits for the network. */
  onWait(): void;
  onAsk(worker: OtherWorker): void;
}

const loadWords = async (locale: Locale) => {
  const [words, { places: placeWords }, formWords] = await Promise.all([
    loadBookingWords(locale),
    loadTexts('places', locale),
    loadFormWords(locale),
  ]);
  return { words, placeWords, formWords };
};

// If they can't be loaded, the form starts with the saved address and any other can be typed.
const listOwnAddresses = async (): Promise<readonly SavedAddress[]> => {
  try {
    return (await api('GET /users/addresses')).data;
  } catch {
    return [];
  }
};

// A request was sent and its response was lost, so the booking may exist already.
const findLost = async (workerId: string): Promise<BookingView | null> => {
  const sent = readDraft(workerId)?.sent;
  const booking = sent ? await findArrived(sent.body) : null;
  if (booking) forgetDraft();
  return booking;
};

/** The saved address, or else the place that the header shows. */
const findPlace = async () => {
  const saved = (await findSavedAddress()) ?? {};
  const known = saved.pinCode ? null : await findKnownPlace();
  return known ? { ...saved, pinCode: known.pinCode, city: known.city, state: known.state } : saved;
};

/** Loads everything that the booking form needs and returns it ready to show. */
export const openBooking = async (opening: Opening): Promise<ReactNode> => {
  const { worker, serviceId, insteadOf, locale, isGuest = false, onBooked, onWait, onAsk } = opening;
  const at = new Date();
  // First: calls need the token, which the page may still be fetching.
  const saved = await findPlace();
  const [{ words, placeWords, formWords }, addresses, services, lost] = await Promise.all([
    loadWords(locale),
    isGuest ? [] : listOwnAddresses(),
    fetchServices(worker._id, locale),
    findLost(worker._id),
  ]);
  if (lost) {
    onBooked(lost);
    return null;
  }
  if (services.length === 0) return <NoServices words={words} />;
  const only = services.length === 1 ? services[0]?._id : undefined;
  const defaults = await getInitialValues({
    workerId: worker._id,
    serviceId: serviceId ?? only,
    saved,
    addresses,
    at,
  });
  return (
    <FormWordsProvider words={formWords}>
      <BookingForm
        {...{ worker, insteadOf, services, addresses, at, words, isGuest, onBooked, onWait, onAsk, defaults }}
        address={<AddressFields words={placeWords} saved={saved} at="address." isFolded />}
      />
    </FormWordsProvider>
  );
};
