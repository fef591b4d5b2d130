export const officeClaims = {
  says: { customer: 'Customer’s statement', worker: 'Worker’s statement' },
  silent: {
    customer: 'The customer hasn’t written anything.',
    worker: 'The worker hasn’t written anything.',
  },
  photo: 'Photo {number}',
  photoMissing: 'Couldn’t load the photo.',
  why: {
    contradicted: 'The other side disputes the claim.',
    unseen: 'The other side hasn’t opened the claim for a week.',
    unwitnessed:
      'The other side hasn’t responded, and the worker’s own tap is the only sign that they were there.',
    begun: 'The worker had already started the job. Payments and stats stay as they are until you decide.',
  },
  atStake: {
    fee: 'If you uphold the claim, the customer owes {fee}.',
    workersFee: 'If you uphold the claim, the worker owes {fee}.',
    missed: 'If you uphold the claim, it counts as a missed visit for the worker. No one owes anything.',
    begun:
      'If you uphold the claim, the job ({price}) is removed from earnings and stats, and it counts as a missed visit.',
  },
  clocks: {
    answerBy: 'The other side can respond until {when}. Until then you can only dismiss the claim.',
    stopped: 'One of the two accounts is paused, so the deadlines are on hold.',
    dueBy: 'Decide by {when}. After that, only a lead can.',
    lead: 'With a lead since {when}. Only a lead can decide.',
  },
  history: 'Timeline',
  steps: {
    claimed: 'No-show claimed',
    seen: 'Opened by the other side',
    office: 'Sent to the office',
    lead: 'Escalated to a lead',
    decided: 'Decided',
  },
  earlier: 'All claims, including this one',
  record: {
    customer:
      'Customer: {made} made, {upheld} upheld, {unfounded} dismissed, {brokenOff} broken off; {lost} against them upheld',
    worker:
      'Worker: {made} made, {upheld} upheld, {unfounded} dismissed, {brokenOff} broken off; {lost} against them upheld',
  },
  cases: {
    title: 'All cases (“Something went wrong”)',
    customer:
      'Customer: {made} opened, {remedied} decided with a refund or credit, {plain} without; {against} against them',
    worker:
      'Worker: {made} opened, {remedied} decided with a refund or credit, {plain} without; {against} against them; refunds decided: {refunds}',
  },
  own: 'This is a booking of your own, so another admin has to decide.',
  withLead: 'with a lead',
  failed: 'Couldn’t load the claim. Open the booking, or try again.',
};
