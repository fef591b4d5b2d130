import { waitingNotes } from './waiting-note.tsx';
import { waitingNotesPart } from '#components/page/waiting-note-slot.tsx';
import { loadReason } from './refusal-reason.ts';
import { forgetSavedSteps } from '#components/profiles/start/start-drafts.ts';
import { notify } from '#components/ui/notify.ts';
import { BOOKING_WRITES, PHOTO_WRITES, REQUEST_WRITES } from '#lib/features/bookings/client/booking-item.ts';
import { isRequestDone } from '#lib/features/bookings/client/find-arrived.ts';
import { isBookingWriteDone } from '#lib/features/bookings/client/is-booking-write-done.ts';
import { isPhotoWriteDone } from '#lib/features/bookings/client/photo-writes.ts';
import { ADDRESSES_ITEM } from '#lib/features/places/client/address-item.ts';
import { isAddressWriteDone } from '#lib/features/places/client/is-address-write-done.ts';
import { isProfileWriteDone } from '#lib/features/profiles/client/is-profile-write-done.ts';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { onServiceWorkerMessage, recheckPageCopies } from '#lib/platform/browser/service-worker.ts';
import { onSocketConnect, onSocketEvent } from '#lib/platform/browser/socket/socket.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { onWriteSettled } from '#lib/platform/browser/writes/waiting-writes.ts';
import type { WriteOutcome } from '#lib/platform/browser/writes/write-outcome.ts';
import { hurryWrites, startWrites } from '#lib/platform/browser/writes/write-queue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { isWaitingSheetOpen, loadWaitingWords } from '#lib/wiring/browser/waiting-words.ts';
import { drawWaitingCount } from './waiting-count.tsx';
import { waitingPart } from './waiting-slot.tsx';

const tell = async ({ subject: { act } }: WaitingWrite, outcome: WriteOutcome): Promise<void> => {
  // The open list says it, and a toast would cover its buttons.
  if (outcome.kind === 'refused' && isWaitingSheetOpen.get()) return;
  const { refused, refusedHint, sent } = await loadWaitingWords();
  if (outcome.kind !== 'refused') return notify({ title: fill(sent, { act }), variant: 'success' });
  const reason = await loadReason(outcome.refusal, document.documentElement.lang).catch(() => null);
  notify({ title: fill(refused, { act }), description: reason ?? refusedHint, variant: 'destructive' });
};

let isFollowing = false;

/**
 * Sends the writes that wait on this device, and says how those ended that had to wait. Keeps the saved pages in step with
 * what their reader may see.
 */
export const followWrites = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  startWrites({
    [BOOKING_WRITES]: isBookingWriteDone,
    [REQUEST_WRITES]: isRequestDone,
    [PHOTO_WRITES]: isPhotoWriteDone,
    [ADDRESSES_ITEM]: isAddressWriteDone,
    [PROFILE_ITEM]: isProfileWriteDone,
  });
  onSocketConnect(() => {
    hurryWrites();
    recheckPageCopies('contact');
  });
  onServiceWorkerMessage(({ type }) => {
    if (type === 'push') hurryWrites();
  });
  // A street that the change has hidden must not stay on the phone.
  onSocketEvent('bookingChanged', () => recheckPageCopies('recheck'));
  onWriteSettled((write, outcome) => {
    if (outcome.kind !== 'refused') forgetSavedSteps(write);
    if (document.visibilityState === 'visible') void tell(write, outcome).catch(() => undefined);
  });
  waitingPart.set(drawWaitingCount);
  waitingNotesPart.set(waitingNotes);
  void loadWaitingWords().catch(() => undefined);
  // From now on a tap survives without a network.
  document.documentElement.dataset.keepsWrites = '';
};
