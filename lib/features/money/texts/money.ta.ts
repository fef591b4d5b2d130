import type { money as english } from './money.en.ts';

export const money = {
  errors: {
    nothing_owed: 'இந்த புக்கிங்குக்கு இனி எந்தப் பணமும் பாக்கி இல்லை.',
    no_credit: 'இந்த புக்கிங்குக்கு உங்கள் வாலட்டில் கிரெடிட் இல்லை.',
    top_up_open: 'ஏற்கனவே கோரிக்கை அனுப்பிவிட்டீர்கள். உறுதியாகும் வரை காத்திருங்கள்.',
    top_up_decided: 'இந்தக் கோரிக்கை ஏற்கனவே முடிந்துவிட்டது.',
  },
  messages: {
    paid: 'பேமெண்ட் பதிவாகிவிட்டது.',
    waived: 'ரத்துக் கட்டணம் தள்ளுபடி ஆனது.',
    creditUsed: 'இந்த புக்கிங்குக்கு உங்கள் கிரெடிட் பயன்படுத்தப்பட்டது.',
    requested: 'உங்கள் கோரிக்கை வந்துவிட்டது. உறுதியானதும் பணம் உங்கள் வாலட்டில் இருக்கும்.',
  },
  news: {
    titles: {
      job_paid: '{name} உங்கள் {amount} பேமெண்டைப் பதிவு செய்தார்',
      fee_due: 'தாமதமாக ரத்து செய்ததற்கு {name} உங்களுக்கு {amount} தர வேண்டும்',
      fee_paid: '{name} {amount} ரத்துக் கட்டணம் கிடைத்ததாகப் பதிவு செய்தார்',
      fee_waived: '{name} {amount} ரத்துக் கட்டணத்தைத் தள்ளுபடி செய்தார்',
      top_up_confirmed: '{amount} உங்கள் வாலட்டுக்கு வந்துவிட்டது',
      top_up_refused: 'உங்கள் {amount} டாப்-அப் உறுதியாகவில்லை',
      credit: 'உங்களுக்கு {amount} கிரெடிட் கிடைத்துள்ளது',
      credit_used: '{name} {amount} கிரெடிட்டில் கொடுத்தார்',
    },
    bodies: {
      job_paid: '{service}. புக்கிங் {number}.',
      fee_due: '{service}. புக்கிங் {number}.',
      fee_paid: '{service}. புக்கிங் {number}.',
      fee_waived: '{service}. புக்கிங் {number}.',
      top_up_confirmed: 'டாப்-அப் {number}.',
      top_up_refused: 'டாப்-அப் {number}: {reason}',
      credit: 'Hunar-இல் {name} அவர்களின் முதல் வேலைக்காக.',
      credit_used: '{service}. புக்கிங் {number}.',
    },
  },
} satisfies typeof english;
