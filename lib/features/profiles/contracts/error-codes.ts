export const profileErrorCodes = {
  not_oneself: 400,
} as const;

export const profileFieldCodes = [
  'name_web_address',
  'about_too_long',
  'street_too_short',
  'street_too_long',
  'city_too_short',
  'city_too_long',
  'state_too_short',
  'state_too_long',
  'landmark_too_long',
  'zip_format',
  'country_too_short',
  'country_too_long',
  'area_range',
  'skill_too_long',
  'work_type_too_long',
  'unknown_work_type',
  'price_too_low',
  'price_too_high',
  'price_range_order',
  'hourly_rate_too_high',
  'slot_incomplete',
  'slot_steps',
  'slot_order',
] as const;
