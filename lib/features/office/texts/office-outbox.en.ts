/** Failed messages on the overview. */
export const officeOutbox = {
  failed: {
    givenUp: 'From {since}. Given up at attempt {attempts}.',
    again: 'From {since}. Attempt {attempts} failed; next try {next}.',
    more: 'And {count} more.',
  },
  dropped: 'SMS over the day’s budget, not sent',
  onlyLeads: 'Only a lead can send these again.',
  retry: {
    label: 'Send again',
    effect:
      'Everything here that was given up is tried once more, now. Fix the cause first, or it will fail again.',
    field: 'Reason, and what was fixed',
    done: 'Sending again. Reload in a minute to see the result.',
  },
};
