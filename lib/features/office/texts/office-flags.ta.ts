import type { officeFlags as english } from './office-flags.en.ts';

export const officeFlags: typeof english = {
  tab: 'அம்சங்கள்',
  title: 'அம்சங்கள்',
  names: {
    referrals: 'ரெஃபரல் குறியீடுகள்',
    topUps: 'பணியாளர் டெபாசிட்',
  },
  on: 'ஆன்',
  off: 'ஆஃப்',
  why: {
    STATIC: 'சர்வர் செட்டிங் முடிவு செய்தது',
    TARGETING_MATCH: 'இங்கே முடிவு செய்தது: {reason}',
    DEFAULT: 'இயல்பு',
    ERROR: 'இயல்பு; முடிவுகளை இப்போது படிக்க முடியவில்லை',
  },
  acts: {
    off: {
      label: 'ஆஃப் செய்',
      effect:
        'இந்த அம்சம் எல்லோருக்கும் மறையும்: பக்கங்கள், பட்டன்கள், சேவை. மக்கள் சம்பாதித்ததும் அனுப்பியதும் அப்படியே இருக்கும்.',
      field: 'காரணம்',
      done: 'ஆஃப் செய்யப்பட்டது.',
    },
    on: {
      label: 'ஆன் செய்',
      effect: 'எல்லோருக்கும் இந்த அம்சம் மீண்டும் தெரியும்.',
      field: 'காரணம்',
      done: 'ஆன் செய்யப்பட்டது.',
    },
  },
};
