import type { adminErrorCodes, adminFieldCodes } from '#lib/platform/contract/error-codes.ts';

export const admin = {
  errors: {
    name_taken: 'The list has an entry of this name already. Choose another name.',
    in_use: 'This is still in use. Remove it everywhere else first, then from the list.',
    own_account: 'Nobody decides on their own account. Ask another admin.',
    ticket_closed: 'This is closed already. Nothing was sent.',
    report_closed: 'This report is closed already.',
    not_nameable: 'Only customers with a proved e-mail address and no open booking become admins.',
    already_paused: 'This account is paused already. Lift the pause first.',
    own_decision: 'You paused this account. Another lead decides on the appeal.',
    appeal_decided: 'This appeal is decided already.',
    papers_decided: 'These papers are decided on already.',
    papers_changed:
      'The name or picture has changed since the papers were shown. Refuse them, so that they are shown again.',
  } satisfies Record<keyof typeof adminErrorCodes, string>,
  fields: {
    name_taken: 'This name is taken already',
    unknown_skill: 'This skill is not on the list',
    unknown_image: 'This picture is not one of your uploads, or no longer there',
    price_decimals: 'A price has two decimals at most',
    duration_quarters: 'A duration is in steps of 15 minutes',
  } satisfies Record<(typeof adminFieldCodes)[number], string>,
};
