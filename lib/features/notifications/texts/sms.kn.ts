import type * as english from './sms.en.ts';

export const sms = {
  signInCode: '{code} ನಿಮ್ಮ Hunar ಲಾಗಿನ್ ಕೋಡ್. ಇದು {minutes} ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  actionCode: '{code} ನಿಮ್ಮ Hunar ಖಾತೆಯ ಬದಲಾವಣೆ ಕನ್ಫರ್ಮ್ ಮಾಡುವ ಕೋಡ್. ಇದು {minutes} ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  numberChanged:
    'ನಿಮ್ಮ Hunar ಖಾತೆ ಈಗ ಕೊನೆಯಲ್ಲಿ {last} ಇರುವ ನಂಬರಿನಿಂದ ತೆರೆಯುತ್ತದೆ. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ ತಕ್ಷಣ Hunar ಸಪೋರ್ಟ್ ಸಂಪರ್ಕಿಸಿ.',
  payeeChanged:
    'ನಿಮ್ಮ Hunar ಪೇಮೆಂಟ್‌ಗಳ UPI ID ಬದಲಾಗಿದೆ. ಹೊಸ ID {hours} ಗಂಟೆಗಳ ನಂತರ ಬಳಕೆಗೆ ಬರುತ್ತದೆ. ಬದಲಿಸಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ತಕ್ಷಣ Hunar ತೆರೆದು ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಸಿ.',
  passwordAsked:
    'ನಿಮ್ಮ Hunar ಖಾತೆಯಲ್ಲಿ ಹೊಸ ಪಾಸ್\u200cವರ್ಡ್ ಕೇಳಲಾಗಿದೆ. {hours} ಗಂಟೆಗಳ ನಂತರ ಕೋಡ್\u200cನಿಂದ ಬದಲಿಸಬಹುದು. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, Hunar ತೆರೆದು ನಿಲ್ಲಿಸಿ.',
  contactAsked:
    'Hunar: ತಮ್ಮ ನಂಬಿಕೆಯ ವ್ಯಕ್ತಿಯಾಗಿ ಇರುತ್ತೀರಾ ಎಂದು {name} ಕೇಳುತ್ತಿದ್ದಾರೆ. ಅವರು ಅಪಾಯದಲ್ಲಿದ್ದರೆ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ. ಒಪ್ಪಲು ಅಥವಾ ಬೇಡ ಎನ್ನಲು ತೆರೆಯಿರಿ: {link}',
  contactHelp: 'Hunar: ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ {name} ಅವರಿಗೆ ಸಹಾಯ ಬೇಕಾಗಿದೆ. ತಕ್ಷಣ ಕಾಲ್ ಮಾಡಿ. ಇಲ್ಲಿ ನೋಡಿ: {link}',
  contactLeft: 'Hunar: ಸುರಕ್ಷಿತವಲ್ಲ ಎಂದು {name} ಭೇಟಿಯಿಂದ ಹೊರಟಿದ್ದಾರೆ. ತಕ್ಷಣ ಕಾಲ್ ಮಾಡಿ. ಇಲ್ಲಿ ನೋಡಿ: {link}',
  contactSilent: 'Hunar: ಭೇಟಿ ತಡವಾಗುತ್ತಿದೆ, {name} ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಕಾಲ್ ಮಾಡಿ. ಇಲ್ಲಿ ನೋಡಿ: {link}',
  bookingRequested: 'Hunar ನಲ್ಲಿ ಹೊಸ ರಿಕ್ವೆಸ್ಟ್ {number}: {day}, {time}. ದಯವಿಟ್ಟು ಆ್ಯಪ್‌ನಲ್ಲಿ ಉತ್ತರಿಸಿ.',
  answerSoon: 'Hunar ರಿಕ್ವೆಸ್ಟ್ {number} ({day}, {time}) ನಿಮ್ಮ ಉತ್ತರಕ್ಕೆ ಕಾಯುತ್ತಿದೆ. ಸಮಯ ಕಡಿಮೆ ಇದೆ.',
  bookingAccepted: 'ನಿಮ್ಮ Hunar ಬುಕಿಂಗ್ {number} ಕನ್ಫರ್ಮ್ ಆಗಿದೆ: {day}, {time}.',
  bookingDeclined: 'ಕೆಲಸಗಾರರು Hunar ರಿಕ್ವೆಸ್ಟ್ {number} ({day}, {time}) ಒಪ್ಪಲಿಲ್ಲ. ಆ್ಯಪ್‌ನಲ್ಲಿ ಬೇರೆಯವರನ್ನು ಕೇಳಬಹುದು.',
  bookingExpired: 'Hunar ರಿಕ್ವೆಸ್ಟ್ {number} ({day}, {time}): ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ, ಅದು ಮುಗಿದಿದೆ.',
  bookingCancelled: 'Hunar ಬುಕಿಂಗ್ {number} ({day}, {time}) ರದ್ದಾಗಿದೆ. ವಿವರ ಆ್ಯಪ್‌ನಲ್ಲಿ ನೋಡಿ.',
  bookingMoved: 'Hunar ಬುಕಿಂಗ್ {number}: ಹೊಸ ಸಮಯ {day}, {time}.',
  bookingReopened:
    'ಕೆಲಸಗಾರರು Hunar ಬುಕಿಂಗ್ {number} ({day}, {time}) ತಪ್ಪಾಗಿ ಒಪ್ಪಿಕೊಂಡಿದ್ದರು. ನಿಮ್ಮ ರಿಕ್ವೆಸ್ಟ್‌ಗೆ ಉತ್ತರ ಇನ್ನೂ ಬಾಕಿ ಇದೆ.',
  timeProposed: 'Hunar ಬುಕಿಂಗ್ {number} ({day}, {time}): ಹೊಸ ಸಮಯ ಸೂಚಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಆ್ಯಪ್‌ನಲ್ಲಿ ಉತ್ತರಿಸಿ.',
  workerOnTheWay: 'Hunar ಬುಕಿಂಗ್ {number} ({day}, {time}): ಕೆಲಸಗಾರರು ದಾರಿಯಲ್ಲಿದ್ದಾರೆ.',
  workerArrived: 'Hunar ಬುಕಿಂಗ್ {number} ({day}, {time}): ಕೆಲಸಗಾರರು ತಲುಪಿದ್ದಾರೆ.',
  visitTomorrow: 'ನೆನಪಿರಲಿ: Hunar ಬುಕಿಂಗ್ {number} ನಾಳೆ ಇದೆ, {day}, {time}.',
  visitSoon: 'ನೆನಪಿರಲಿ: Hunar ಬುಕಿಂಗ್ {number} ಇನ್ನು ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿದೆ: {day}, {time}.',
} satisfies typeof english.sms;
