import type { CommonErrorCode, CommonFieldCode } from '#lib/platform/contract/error-codes.ts';

export const errors = {
  validation_failed: 'ದಯವಿಟ್ಟು ಗುರುತಿಸಿದ ತಪ್ಪುಗಳನ್ನು ಸರಿಪಡಿಸಿ.',
  malformed_body: 'ರಿಕ್ವೆಸ್ಟ್ ಓದಲು ಆಗಲಿಲ್ಲ. ಒಂದು JSON ಆಬ್ಜೆಕ್ಟ್ ಕಳುಹಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  invalid_cursor: 'ಪಟ್ಟಿಯ ಈ ಪುಟ ಹಳೆಯದಾಗಿದೆ. ಪಟ್ಟಿಯನ್ನು ಮೊದಲಿನಿಂದ ಲೋಡ್ ಮಾಡಿ.',
  unauthorized: 'ಮುಂದುವರಿಯಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ.',
  session_expired: 'ನಿಮ್ಮ ಲಾಗಿನ್ ಅವಧಿ ಮುಗಿದಿದೆ. ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  forbidden: 'ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಇದನ್ನು ಮಾಡಲು ಅನುಮತಿ ಇಲ್ಲ.',
  suspended: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ. ಮತ್ತೆ ಪರಿಶೀಲಿಸಲು ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  not_found: 'ಇದು ಸಿಗಲಿಲ್ಲ. ಇದನ್ನು ತೆಗೆದುಹಾಕಿರಬಹುದು.',
  method_not_allowed: 'ಈ ವಿಳಾಸವು ಇಂತಹ ರಿಕ್ವೆಸ್ಟ್ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  conflict: 'ಈ ನಡುವೆ ಬೇರೆ ಯಾರೋ ಇದನ್ನು ಬದಲಿಸಿದ್ದಾರೆ. ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ ನಿಮ್ಮ ಬದಲಾವಣೆಯನ್ನು ಇನ್ನೊಮ್ಮೆ ಮಾಡಿ.',
  body_too_large: 'ಇದು ಕಳುಹಿಸಲು ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ. ಚಿಕ್ಕದಾಗಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unsupported_media_type: 'ಇಲ್ಲಿ ಇಂತಹದ್ದನ್ನು ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ. JSON ಕಳುಹಿಸಿ.',
  idempotency_mismatch: 'ಈ ರಿಕ್ವೆಸ್ಟ್ ಅನ್ನು ಮೊದಲೇ ಬೇರೆ ವಿವರಗಳೊಂದಿಗೆ ಕಳುಹಿಸಲಾಗಿದೆ. ಹೊಸದಾಗಿ ಶುರು ಮಾಡಿ.',
  too_many_requests: 'ತುಂಬಾ ಬೇಗ ಬೇಗ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {seconds} ಸೆಕೆಂಡ್ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  internal: 'ಏನೋ ತಪ್ಪಾಗಿದೆ! ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unavailable: 'ಈಗ ನಮ್ಮ ಮಾಹಿತಿ ತೆರೆಯುತ್ತಿಲ್ಲ. ಕೆಲವು ಸೆಕೆಂಡ್ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  not_an_image: 'ದಯವಿಟ್ಟು ಒಂದು ಫೋಟೋ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ',
  image_too_large: 'ಫೈಲ್ 5 MB ಗಿಂತ ಚಿಕ್ಕದಾಗಿರಬೇಕು',
  image_too_many_pixels: 'ಈ ಫೋಟೋದಲ್ಲಿ ತುಂಬಾ ಹೆಚ್ಚು ಪಿಕ್ಸೆಲ್‌ಗಳಿವೆ. ಚಿಕ್ಕ ಫೋಟೋ ಆರಿಸಿ.',
} satisfies Record<CommonErrorCode, string>;

export const fields = {
  required: 'ಇದನ್ನು ತುಂಬಬೇಕು',
  unknown_field: 'ಈ ಮಾಹಿತಿಯನ್ನು ಇಲ್ಲಿ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ',
  invalid_id: 'ID ಯಲ್ಲಿ ಸರಿಯಾಗಿ 24 ಅಕ್ಷರಗಳಿರಬೇಕು',
  invalid_type: 'ಇದು ಸರಿಯಾಗಿ ಬರೆದಿಲ್ಲ',
  invalid_value: 'ಇದು ಇಲ್ಲಿ ಆಗುವುದಿಲ್ಲ',
  unknown_choice: 'ಇದು ಇಲ್ಲಿ ಆಗುವುದಿಲ್ಲ. ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ: {choices}',
  invalid_number: 'ದಯವಿಟ್ಟು ಒಂದು ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  invalid_text: 'ಸೇವ್ ಆಗದ ಗುರುತುಗಳು ಇದರಲ್ಲಿವೆ',
  text_too_short: 'ಕನಿಷ್ಠ {min} ಅಕ್ಷರಗಳಿರಬೇಕು',
  text_too_long: '{max} ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು',
  number_too_small: 'ಕನಿಷ್ಠ {min} ಇರಬೇಕು',
  number_too_big: 'ಹೆಚ್ಚೆಂದರೆ {max} ಇರಬಹುದು',
  list_too_long: 'ಹೆಚ್ಚೆಂದರೆ {max} ಮಾತ್ರ ಹಾಕಬಹುದು',
} satisfies Record<CommonFieldCode, string>;
