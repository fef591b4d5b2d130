import type { profileErrorCodes, profileFieldCodes } from '#lib/platform/contract/error-codes.ts';

export const profiles = {
  errors: {
    not_oneself: 'This is your own account. Choose somebody else.',
  } satisfies Record<keyof typeof profileErrorCodes, string>,
  fields: {
    name_web_address: 'A name cannot hold a web or e-mail address',
    about_too_long: 'About must not exceed 1000 characters',
    street_too_short: 'Street must be at least 3 characters',
    street_too_long: 'Street must not exceed 100 characters',
    city_too_short: 'City must be at least 2 characters',
    city_too_long: 'City must not exceed 50 characters',
    state_too_short: 'State must be at least 2 characters',
    state_too_long: 'State must not exceed 50 characters',
    landmark_too_long: 'Landmark must not exceed 200 characters',
    zip_format: 'Invalid zip/postal code format',
    country_too_short: 'Country must be at least 2 characters',
    country_too_long: 'Country must not exceed 50 characters',
    area_range: 'Please choose 5, 10, 15, 20 or 25 km',
    skill_too_long: 'Skill must not exceed 30 characters',
    work_type_too_long: 'Work type must not exceed 30 characters',
    unknown_work_type: 'This work type is not on the list',
    price_too_low: 'min price should be 0',
    price_too_high: 'max price should be below 10000',
    price_range_order: 'max price should not be below min price',
    hourly_rate_too_high: 'Hourly Rate must not exceed 1000 Rs',
    slot_incomplete: 'Please fill all fields for the time slot',
    slot_steps: 'Please choose a time in steps of 15 minutes',
    slot_order: 'The end must be after the start',
  } satisfies Record<(typeof profileFieldCodes)[number], string>,
  messages: {
    updated: 'Your profile has been successfully updated.',
    image: 'Your profile image has been successfully updated.',
  },
};
