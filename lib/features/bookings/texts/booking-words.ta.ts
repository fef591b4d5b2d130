import type { bookingWords as english } from './booking-words.en.ts';

export const bookingWords = {
  statuses: {
    pending: 'பதில் பாக்கி',
    accepted: 'உறுதி',
    on_the_way: 'வழியில்',
    arrived: 'வந்தாச்சு',
    in_progress: 'நடக்கிறது',
    completed: 'முடிந்தது',
    rejected: 'ஏற்கவில்லை',
    expired: 'நேரம் முடிந்தது',
    cancelled: 'ரத்து',
    no_show: 'ஆள் இல்லை',
  },
  reasons: {
    busy: 'அந்த நேரத்தில் வேறு வேலை இருக்கிறது',
    far: 'இடம் மிகவும் தூரம்',
    trade: 'இந்த வேலை நான் செய்வதில்லை',
    ill: 'உடம்பு சரியில்லை',
    late: 'முந்தைய வேலை தாமதமாகிறது',
    travel: 'அந்த இடத்துக்குப் போக முடியவில்லை',
    account_deleted: 'கணக்கு நீக்கப்பட்டது',
  },
  days: { today: 'இன்று', tomorrow: 'நாளை' },
} satisfies typeof english;
