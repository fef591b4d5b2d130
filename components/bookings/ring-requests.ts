import { ringPhone, ringSwitch } from '#lib/features/bookings/client/ring.ts';
import { mayRing } from '#lib/features/bookings/rules/ring-hours.ts';
import { onSocketEvent } from '#lib/platform/browser/socket/socket.ts';

/** Rings for each new request while the app is open. */
export const ringRequests = (): void => {
  onSocketEvent('bookingChanged', ({ news }) => {
    if (news === 'requested' && ringSwitch.get() && mayRing(new Date())) ringPhone();
  });
};
