import { saveGuestPlace } from '#lib/features/places/client/guest-place.ts';
import { isDenied, locate } from '#lib/features/places/client/locate.ts';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';

/** Keeps the place of a PIN, or of this device without one, in this browser. */
export const findGuestPlace = async (pin: string | null): Promise<'kept' | 'denied' | 'unknown'> => {
  try {
    const found = pin === null ? await locate() : await api('GET /places/pin/{pin}', { params: { pin } });
    saveGuestPlace(found.data);
    const { city, pinCode } = found.data;
    const attribution = 'attribution' in found ? found.attribution : null;
    notify({
      title: `${city} ${pinCode}`,
      ...(typeof attribution === 'string' && { description: attribution }),
      variant: 'success',
    });
    return 'kept';
  } catch (error) {
    return isDenied(error) ? 'denied' : 'unknown';
  }
};
