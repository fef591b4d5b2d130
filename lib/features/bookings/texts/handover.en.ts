/** The office proposes another worker: what that worker and the customer read. */
export const handover = {
  worker: {
    title: 'Hunar asks: can you take over this job?',
    for: 'For {name}',
    hint: 'If you and the customer both say yes, the job is yours. Answer by {time}.',
    yes: 'Yes, I’ll come',
    no: 'No, I can’t',
    agreed: 'You said yes. We’re waiting for the customer’s answer until {time}.',
  },
  customer: {
    title: 'Hunar suggests {name} instead of {former}',
    new: 'New',
    same: 'Same time, same price: {price}.',
    lower: 'Same time. The price drops from {before} to {price}.',
    higher: 'Same time. The price rises from {before} to {price}.',
    hint: 'Answer by {time}. If you say no or don’t answer, {former} stays booked.',
    yes: 'Yes, {name} is fine',
    yesFor: 'Yes, for {price}',
    no: 'No, keep {former}',
    agreed: 'You said yes. We’re waiting for {name}’s answer until {time}.',
    ready: '{name} can come.',
  },
  failed: 'Your answer wasn’t sent',
};
