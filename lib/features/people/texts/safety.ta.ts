import type { safety as english } from './safety.en.ts';

export const safety = {
  title: '{name}: புகார் அல்லது பிளாக்',
  report: 'புகார் செய்',
  reportHint: 'ஏதோ சரியில்லை',
  reportTitle: '{name} பற்றிப் புகார்',
  why: 'என்ன சரியில்லை?',
  details: 'விவரம் (விருப்பம்)',
  send: 'புகாரை அனுப்பு',
  chooseReason: 'என்ன சரியில்லை என்று தேர்ந்தெடுங்கள்.',
  tooLong: 'விவரம் 1000 எழுத்துகளைத் தாண்டக்கூடாது.',
  reported: 'நன்றி. உங்கள் புகாரைப் பார்க்கிறோம்.',
  reportNumber: 'இதன் நம்பர் {number}.',
  block: 'பிளாக் செய்',
  blockHint: 'இனி ஒருவரை ஒருவர் பார்க்க முடியாது',
  blockTitle: '{name} அவர்களை பிளாக் செய்யவா?',
  blockQuestion: 'தேடலிலும் இங்கும் இனி ஒருவரை ஒருவர் பார்க்க முடியாது.',
  keep: 'பிளாக் வேண்டாம்',
  blocked: 'பிளாக் செய்யப்பட்டது. இனி ஒருவரை ஒருவர் பார்க்க முடியாது.',
  failed: 'அனுப்ப முடியவில்லை. இணைய இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.',
  reasons: {
    abuse: 'மோசமான பேச்சு அல்லது மிரட்டல்',
    fraud: 'ஏமாற்றினார், அல்லது முன்பணம் கேட்டார்',
    unsafe: 'பாதுகாப்பு இல்லை என்று தோன்றியது',
    fakeProfile: 'போலி புரொஃபைல்',
    spam: 'விளம்பரம் அல்லது ஸ்பேம்',
    other: 'வேறு ஏதோ',
  },
  unblock: 'அன்பிளாக்',
  unblocked: 'பிளாக் நீக்கப்பட்டது.',
} satisfies typeof english;

/** What whoever reported something hears once it was looked into. */
export const reportNews = {
  title: 'உங்கள் புகாரைப் பார்த்தோம்',
  body: '{number} முடிந்தது. மற்றவர் மீது எடுக்கும் நடவடிக்கை அவருக்கும் எங்களுக்கும் இடையில் மட்டுமே. மீண்டும் நடந்தால் எங்களுக்கு எழுதுங்கள்.',
};
