import { useRouter } from 'next/navigation';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { BOOKING_WRITES, PHOTO_WRITES, REQUEST_WRITES } from '#lib/features/bookings/client/booking-item.ts';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { DAYS_OFF_ITEM } from '#lib/features/profiles/client/day-off-item.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { accountPaths, publicPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import { askedStep, type StepName } from '#lib/wiring/browser/asked-step.ts';
import { isWaitingSheetOpen, type WaitingWords } from '#lib/wiring/browser/waiting-words.ts';

interface NextStep {
  readonly label: keyof WaitingWords['next'];
  readonly path: string;
  /** The sheet to open there. */
  readonly step: StepName | null;
}

/** The sheet in which a refused change of a booking continues, by refusal and call. */
const sheets: Readonly<Record<string, StepName>> = {
  'price_changed PUT /bookings/{id}/status': 'cancel',
  'price_changed PUT /bookings/{id}/payment': 'pay',
  'slot_taken POST /bookings/{id}/reschedule': 'reschedule',
  'slot_taken POST /bookings/{id}/proposal': 'suggest',
  'door_code_needed PUT /bookings/{id}/status': 'start',
  'door_code_wrong PUT /bookings/{id}/status': 'start',
};

const labels: Readonly<Record<StepName, NextStep['label']>> = {
  ...{ cancel: 'price', case: 'look', help: 'look', pay: 'price' },
  ...{ reschedule: 'time', start: 'code', suggest: 'time' },
};

const findBookingStep = (bookingId: string, key: string): NextStep => {
  const step = sheets[key] ?? null;
  return { label: step === null ? 'look' : labels[step], path: accountPaths.booking(bookingId), step };
};

/** The booking form of the worker's page opens again, with what was typed. */
const findRequestStep = (workerId: string, code: string): NextStep => {
  if (code === 'already_agreed') return { label: 'bookings', path: accountPaths.bookings, step: null };
  const label = code === 'slot_taken' ? 'time' : code === 'price_changed' ? 'price' : 'look';
  return { label, path: publicPaths.bookingWith(workerId), step: null };
};

const workerCalls = ['PUT /users/update-worker-profile', 'PUT /users/service-prices'];

const findProfile = (call: string): string =>
  workerCalls.includes(call) ? workerPaths.profile : accountPaths.profile;

/** A worker who is only asked to take a booking over cannot read it; the dashboard shows the question as it is now. */
const isAskedWorker = (call: string): boolean =>
  call === 'PUT /bookings/{id}/handover' && readSession()?.user.role === 'worker';

/** The same start would be refused again: it needs another code, or the customer's tap. */
const lastingRefusals = ['door_code_needed', 'door_code_wrong', 'door_locked'];

/** Whether the same write could succeed later. */
export const canRetry = ({ refusal }: WaitingWrite): boolean =>
  refusal === null || !lastingRefusals.includes(refusal.code);

/** Decides where a refused write continues; null if the list of waiting writes offers everything there is to do. */
export const findNextStep = ({ item, call, refusal }: WaitingWrite): NextStep | null => {
  const [kind, id] = item.split(':');
  if (!refusal) return null;
  // The card with the days off asks about the bookings there.
  if (item === DAYS_OFF_ITEM) return { label: 'look', path: workerPaths.hours, step: null };
  if (item === PROFILE_ITEM) return { label: 'look', path: findProfile(call), step: null };
  if (isAskedWorker(call)) return { label: 'look', path: workerPaths.dashboard, step: null };
  if (id === undefined) return null;
  if (kind === PHOTO_WRITES) return { label: 'look', path: accountPaths.booking(id), step: null };
  if (kind === BOOKING_WRITES) return findBookingStep(id, `${refusal.code} ${call}`);
  return kind === REQUEST_WRITES ? findRequestStep(id, refusal.code) : null;
};

/** Follows the next step of a refused write. */
export const useNextStep = () => {
  const router = useRouter();
  return ({ path, step }: NextStep): void => {
    isWaitingSheetOpen.set(false);
    afterSheets(() => {
      if (step !== null) askedStep.set({ path, step });
      if (window.location.pathname === path) return;
      // A booking form opens when its page is loaded.
      if (path.startsWith(`${window.location.pathname}?`)) window.location.assign(path);
      else router.push(path);
    });
  };
};
