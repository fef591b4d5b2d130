import type { adminErrorCodes, adminFieldCodes } from '#lib/platform/contract/admin-codes.ts';

export const admin = {
  errors: {
    name_taken: 'This name is already on the list. Choose another one.',
    in_use: 'This is still in use. Remove it everywhere else first, then from the list.',
    own_account: 'You can’t decide on your own account. Ask another admin.',
    ticket_closed: 'This is already closed. Nothing was sent.',
    ticket_changed: 'There’s a new message or another assignee. Look at it again before you act.',
    not_assignable: 'This admin can’t answer messages. Choose another one.',
    report_closed: 'This report is already closed.',
    not_nameable: 'Only customers with a confirmed email and no open bookings can become admins.',
    no_second_factor: 'This account has no two-factor authentication to remove.',
    already_paused: 'This account is already paused, or about to be. Lift that pause first.',
    own_decision: 'You paused this account, so another lead has to decide on the appeal.',
    other_lead_needed: 'This person won an appeal against your pause. Another lead has to set this one.',
    note_closed: 'This note is already closed.',
    appeal_decided: 'This appeal has already been decided.',
    papers_decided: 'These documents have already been decided on.',
    papers_changed:
      'The name or photo has changed since these documents were sent. Reject them, and the worker can send them again.',
    flag_fixed: 'The server’s settings decide this, so it can’t be switched here.',
    own_booking: 'This booking is one of your own. Another admin has to handle it.',
    too_many_keys: 'You already have {max} API keys. Revoke one first.',
    too_many_filters: 'This list keeps no more saved filters. Remove one first.',
    filter_exists: 'You saved a filter of this name elsewhere. Save again to replace it.',
    webhook_address: 'This address can’t be used. Use an https address on the internet without a port.',
    too_many_webhooks: 'You already have {max} webhooks. Remove one first.',
    webhook_off: 'This webhook is switched off. Switch it on first.',
    adjustment_limit: 'This amount is above the limit, or more than can be taken back. Reload and check.',
    worker_changed:
      'The name, photo or documents have changed since you opened this page. Reload it and check again before you verify.',
  } satisfies Record<keyof typeof adminErrorCodes, string>,
  fields: {
    name_taken: 'This name is already taken',
    unknown_skill: 'This skill isn’t on the list',
    unknown_image: 'This picture isn’t one of your uploads, or it has been removed',
    price_decimals: 'A price can have two decimals at most',
    duration_quarters: 'Use steps of 15 minutes',
    webhook_address: 'This address can’t be used. Use an https address on the internet without a port.',
    add_in_editor: 'A new service needs more than a table holds. Add it with “Add entry”',
  } satisfies Record<(typeof adminFieldCodes)[number], string>,
};
