import type { PauseUrgency } from '#lib/features/people/contracts/pauses.ts';

export const officePauses = {
  when: 'When it starts',
  start: {
    notice: 'In 14 days, with notice',
    danger: 'Right away: someone is in danger',
    fraud: 'Right away: fraud',
  } satisfies Record<'notice' | PauseUrgency, string>,
  warning:
    'The owner sees this word for word. Leave out names, phone numbers, addresses and anything else that would reveal who told you.',
  onlyLead:
    'You’re the only lead, so no one could decide an appeal. A pause with notice would be lifted after 14 days without an answer; a pause for danger or fraud would stay. Add a second lead first.',
  secondLead:
    'Appeals need a second lead. A lead can add one under Records, Admins: find a customer’s account there and choose “Lead”.',
  own: 'You paused this account, so another lead has to decide the appeal.',
  silenceLifts:
    'If no one answers by then, the appeal is won and the pause ends. Only another lead can set a new one.',
  silenceStays:
    'This pause is for danger or fraud, so it stays until someone answers. All leads are reminded every day.',
  isOver: 'The pause is already over. The owner is still waiting for an answer.',
  announced: 'Notice given. The pause starts {day}.',
  starts: 'starts {day}',
  urgency: { danger: 'danger', fraud: 'fraud' } satisfies Record<PauseUrgency, string>,
  matched: {
    email: 'Same email address as a paused account',
    phone: 'Same phone number as a paused account',
  },
  closeNote: {
    label: 'Close note',
    effect: 'It leaves the queue for good. To pause the account, go to its own page.',
    field: 'What you found',
    done: 'Note closed.',
  },
  returned:
    'Not confirmed by both accounts, so it may belong to someone else. Nothing has happened to the account because of it. Compare the two people before you decide anything.',
};
