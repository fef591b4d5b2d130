import type * as english from './waiting.en.ts';

export const waitingAtDoor = {
  title: 'ಬಾಗಿಲಲ್ಲಿ ಕಾಯುವಿಕೆ',
  terms: '{time} ವರೆಗೆ ಕಾಯಲು ಹಣವಿಲ್ಲ. ನಂತರ ಶುರುವಾದ ಪ್ರತಿ 15 ನಿಮಿಷಕ್ಕೆ {quarter}, ಹೆಚ್ಚೆಂದರೆ {max}.',
  report: 'ನಾನು ಬಾಗಿಲಲ್ಲಿ ಕಾಯುತ್ತಿದ್ದೇನೆ',
  reported: '{name} ಅವರಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ',
  since: 'ನೀವು {time} ರಿಂದ ಕಾಯುತ್ತಿದ್ದೀರಿ.',
  sinceOther: '{name} {time} ರಿಂದ ನಿಮ್ಮ ಬಾಗಿಲಲ್ಲಿ ಕಾಯುತ್ತಿದ್ದಾರೆ.',
  asked: 'ಕೆಲಸ ಶುರುವಾದಾಗ {name} ಅವರನ್ನು ಇದರ ಬಗ್ಗೆ ಕೇಳುತ್ತೇವೆ.',
  agreed: '{name} ಇದನ್ನು ಒಪ್ಪಿದ್ದಾರೆ.',
  confirm: 'ಹೌದು, {name} ಇಲ್ಲಿದ್ದಾರೆ',
  confirmed: 'ಧನ್ಯವಾದಗಳು. ನೀವು ಬರುತ್ತಿದ್ದೀರಿ ಎಂದು {name} ಅವರಿಗೆ ಗೊತ್ತಿದೆ.',
} satisfies typeof english.waitingAtDoor;

export const overtime = {
  title: 'ಎಲ್ಲಾ ಸರಿಯಿದೆಯೇ?',
  hint: 'ನಿಗದಿತ ಸಮಯ ಮುಗಿದಿದೆ. ಎಲ್ಲಾ ಸರಿಯಿದೆ ಎಂದು ತಿಳಿಸಿ, ಅಥವಾ ಕೆಲಸ ಮುಗಿಸಿ. ನಿಮಗೆ ಏಜೆನ್ಸಿ ಇದ್ದರೆ, ಉತ್ತರ ಬರದಿದ್ದಾಗ ಅವರಿಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  yes: 'ಹೌದು, ಎಲ್ಲಾ ಸರಿಯಿದೆ',
  done: 'ಧನ್ಯವಾದಗಳು. ನಿಧಾನವಾಗಿ ಮುಗಿಸಿ.',
} satisfies typeof english.overtime;

export const onTheWay = {
  estimate: '{name} {time} ಗೆ ಹೊರಟಿದ್ದಾರೆ. ಅವರು ಸಾಮಾನ್ಯವಾಗಿ ಹೊರಡುವ ಜಾಗದಿಂದ ಸುಮಾರು {minutes} ನಿಮಿಷ ಬೇಕು.',
} satisfies typeof english.onTheWay;
