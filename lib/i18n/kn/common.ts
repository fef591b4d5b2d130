import type { CommonErrorCode, CommonFieldCode } from '#lib/contracts/error-code.ts';

export const errors = {
  validation_failed: 'ಗುರುತಿಸಿದ ತಪ್ಪುಗಳನ್ನು ಸರಿಪಡಿಸಿ.',
  malformed_body: 'ವಿನಂತಿಯನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ. ಒಂದು JSON ಆಬ್ಜೆಕ್ಟ್ ಕಳುಹಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  invalid_cursor: 'ಪಟ್ಟಿಯ ಈ ಪುಟ ಈಗ ಮಾನ್ಯವಾಗಿಲ್ಲ. ಪಟ್ಟಿಯನ್ನು ಮೊದಲಿನಿಂದ ಲೋಡ್ ಮಾಡಿ.',
  unauthorized: 'ಮುಂದುವರಿಯಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  session_expired: 'ನಿಮ್ಮ ಲಾಗಿನ್ ಅವಧಿ ಮುಗಿದಿದೆ. ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  forbidden: 'ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಇದನ್ನು ಮಾಡಲು ಅನುಮತಿ ಇಲ್ಲ.',
  suspended: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ. ಮರುಪರಿಶೀಲನೆಗಾಗಿ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  not_found: 'ಇದು ಸಿಗಲಿಲ್ಲ. ಇದನ್ನು ತೆಗೆದುಹಾಕಿರಬಹುದು.',
  method_not_allowed: 'ಈ ವಿಳಾಸವು ಇಂತಹ ವಿನಂತಿಯನ್ನು ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ.',
  conflict: 'ಈ ನಡುವೆ ಬೇರೆ ಯಾರೋ ಇದನ್ನು ಬದಲಾಯಿಸಿದ್ದಾರೆ. ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ ನಿಮ್ಮ ಬದಲಾವಣೆಯನ್ನು ಪುನಃ ಮಾಡಿ.',
  body_too_large: 'ಇದು ಕಳುಹಿಸಲು ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ. ಚಿಕ್ಕದಾಗಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unsupported_media_type: 'ಇಲ್ಲಿ ಇಂತಹ ವಿಷಯವನ್ನು ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ. JSON ಕಳುಹಿಸಿ.',
  idempotency_mismatch: 'ಈ ವಿನಂತಿಯನ್ನು ಮೊದಲೇ ಬೇರೆ ವಿವರಗಳೊಂದಿಗೆ ಕಳುಹಿಸಲಾಗಿದೆ. ಹೊಸದಾಗಿ ಪ್ರಾರಂಭಿಸಿ.',
  too_many_requests: 'ತುಂಬಾ ವಿನಂತಿಗಳು ಬಂದಿವೆ. {seconds} ಸೆಕೆಂಡು ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  internal: 'ಏನೋ ತಪ್ಪಾಗಿದೆ! ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unavailable: 'ಈಗ ನಮ್ಮ ದಾಖಲೆಗಳನ್ನು ತಲುಪಲು ಆಗುತ್ತಿಲ್ಲ. ಕೆಲವು ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  not_an_image: 'ದಯವಿಟ್ಟು ಒಂದು ಚಿತ್ರವನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಿ',
  image_too_large: 'ಫೈಲ್ 5MB ಗಿಂತ ಚಿಕ್ಕದಾಗಿರಬೇಕು',
  image_too_many_pixels: 'ಈ ಚಿತ್ರದಲ್ಲಿ ತುಂಬಾ ಹೆಚ್ಚು ಪಿಕ್ಸೆಲ್‌ಗಳಿವೆ. ಚಿಕ್ಕ ಚಿತ್ರವನ್ನು ಆರಿಸಿ.',
} satisfies Record<CommonErrorCode, string>;

export const fields = {
  required: 'ಇದನ್ನು ಭರ್ತಿ ಮಾಡುವುದು ಅಗತ್ಯ',
  unknown_field: 'ಈ ಮಾಹಿತಿಯನ್ನು ಇಲ್ಲಿ ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ',
  invalid_id: 'ಐಡಿ ಸರಿಯಾಗಿ 24 ಅಕ್ಷರಗಳಿರಬೇಕು',
  invalid_type: 'ಇದು ಸರಿಯಾದ ರೂಪದಲ್ಲಿಲ್ಲ',
  invalid_value: 'ಈ ಮೌಲ್ಯ ಇಲ್ಲಿ ಸರಿಯಾಗುವುದಿಲ್ಲ',
  invalid_number: 'ದಯವಿಟ್ಟು ಒಂದು ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
  invalid_text: 'ಉಳಿಸಲು ಆಗದ ಚಿಹ್ನೆಗಳು ಇದರಲ್ಲಿವೆ',
  text_too_short: 'ಕನಿಷ್ಠ {min} ಅಕ್ಷರಗಳಿರಬೇಕು',
  text_too_long: '{max} ಅಕ್ಷರಗಳನ್ನು ಮೀರಬಾರದು',
  number_too_small: 'ಕನಿಷ್ಠ {min} ಇರಬೇಕು',
  number_too_big: '{max} ಅನ್ನು ಮೀರಬಾರದು',
  list_too_long: '{max} ಕ್ಕಿಂತ ಹೆಚ್ಚು ನಮೂದುಗಳಿರಬಾರದು',
} satisfies Record<CommonFieldCode, string>;
