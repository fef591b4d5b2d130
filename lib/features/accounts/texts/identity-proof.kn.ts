import type * as english from './identity-proof.en.ts';

export const identityProof = {
  password: 'ಪಾಸ್‌ವರ್ಡ್',
  sendHint: 'ಇದು ನೀವೇ ಎಂದು ತಿಳಿಯಲು {contact} ಗೆ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ.',
  send: 'ಕೋಡ್ ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸುತ್ತಿದ್ದೇವೆ…',
  passkey: 'ಫಿಂಗರ್‌ಪ್ರಿಂಟ್ ಅಥವಾ ಮುಖ ಬಳಸಿ',
  passkeyFailed: 'ಅದು ಆಗಲಿಲ್ಲ',
  passkeyFailedHint: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಕನ್ಫರ್ಮ್ ಮಾಡಿ.',
  none: 'ಮೊದಲು ಪ್ರೈವೆಸಿ ಮತ್ತು ಸುರಕ್ಷತೆ ಪುಟದಲ್ಲಿ ಮೊಬೈಲ್ ನಂಬರ್ ಕನ್ಫರ್ಮ್ ಮಾಡಿ. ಆಗ ಇದು ನೀವೇ ಎಂದು ನಮಗೆ ತಿಳಿಯುತ್ತದೆ.',
} satisfies typeof english.identityProof;

export const ownPhone = {
  title: 'ಮೊಬೈಲ್ ನಂಬರ್',
  confirmed: '{phone} · ಕನ್ಫರ್ಮ್ ಆಗಿದೆ',
  unproved: 'ಕನ್ಫರ್ಮ್ ಆಗಿಲ್ಲ: {phone}',
  confirmTitle: 'ನಿಮ್ಮ ನಂಬರ್ ಕನ್ಫರ್ಮ್ ಮಾಡಿ',
  addTitle: 'ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ಸೇರಿಸಿ',
  addHint: 'ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಕೋಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ',
  why: 'SMS ಮೂಲಕ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ. ಕನ್ಫರ್ಮ್ ಆದ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಬಹುದು, ನಿಮ್ಮ ಬುಕಿಂಗ್ ಮತ್ತು ರಿವ್ಯೂಗಳು ಲೆಕ್ಕಕ್ಕೆ ಬರುತ್ತವೆ.',
  keeps: 'ಹೊಸ ನಂಬರ್ ಕನ್ಫರ್ಮ್ ಆಗುವವರೆಗೆ {phone} ನಿಂದಲೇ ಲಾಗಿನ್.',
  next: 'ಹೊಸ ಮೊಬೈಲ್ ನಂಬರ್',
  field: 'ಮೊಬೈಲ್ ನಂಬರ್',
  send: 'ಕೋಡ್ ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸುತ್ತಿದ್ದೇವೆ…',
  submit: 'ನಂಬರ್ ಕನ್ಫರ್ಮ್ ಮಾಡಿ',
  busy: 'ಸೇವ್ ಆಗುತ್ತಿದೆ…',
  done: 'ನಿಮ್ಮ ನಂಬರ್ ಕನ್ಫರ್ಮ್ ಆಯಿತು',
  doneHint: 'ಇನ್ನು ಮುಂದೆ ಇದರಿಂದ ಲಾಗಿನ್ ಆಗಬಹುದು.',
} satisfies typeof english.ownPhone;
