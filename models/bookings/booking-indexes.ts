import type { IndexOptions } from 'mongoose';

export const bookingIndexes: [Record<string, 1 | -1>, IndexOptions][] = [
  [{ number: 1 }, { unique: true }],
  // A customer's or worker's bookings by status, ordered by time.
  [{ customerId: 1, status: 1, startsAt: 1, _id: 1 }, {}],
  [{ workerId: 1, status: 1, startsAt: 1, _id: 1 }, {}],
  // The office's lists of a person's bookings, newest first; also the download of one's data.
  [{ customerId: 1, _id: -1 }, {}],
  [{ workerId: 1, _id: -1 }, {}],
  // The office's list of a span of days.
  [{ localDate: -1, _id: -1 }, {}],
  // Limits a customer's open requests, and allows one per worker and day.
  [
    { customerId: 1, openSlot: 1 },
    { unique: true, partialFilterExpression: { openSlot: { $gte: 0 } } },
  ],
  [
    { customerId: 1, workerId: 1, localDate: 1 },
    { unique: true, partialFilterExpression: { openSlot: { $gte: 0 } } },
  ],
  // Jobs of the same two people in a month, under any account.
  [{ 'count.pairMarks': 1 }, { sparse: true }],
  // A worker's late cancellations, under any account.
  [{ 'late.marks': 1 }, { sparse: true }],
  // The claims of a person, made or answered under any account.
  [{ 'noShow.marks.customer': 1 }, { sparse: true }],
  [{ 'noShow.marks.worker': 1 }, { sparse: true }],
  // The visits that a worker left, under any account.
  [{ 'left.marks': 1 }, { sparse: true }],
  // Marks of those that are removed when they are old.
  [{ 'late.at': 1 }, { partialFilterExpression: { 'late.marks': { $type: 'string' } } }],
  [{ 'left.at': 1 }, { partialFilterExpression: { 'left.at': { $type: 'date' } } }],
  // The few bookings of a person that are unpaid, owe a fee, or have a claim.
  [{ customerId: 1, paid: 1 }, { partialFilterExpression: { status: 'completed', paid: null } }],
  [{ workerId: 1, paid: 1 }, { partialFilterExpression: { status: 'completed', paid: null } }],
  [{ customerId: 1, 'fee.state': 1 }, { partialFilterExpression: { 'fee.state': 'due' } }],
  [{ workerId: 1, 'fee.state': 1 }, { partialFilterExpression: { 'fee.state': 'due' } }],
  [{ customerId: 1, 'noShow.state': 1 }, { partialFilterExpression: { 'noShow.at': { $type: 'date' } } }],
  [{ workerId: 1, 'noShow.state': 1 }, { partialFilterExpression: { 'noShow.at': { $type: 'date' } } }],
  // Bookings that ended through a person's own fault, counted without reading them.
  [{ customerId: 1, blame: 1, status: 1 }, { partialFilterExpression: { blame: 'customer' } }],
  [{ workerId: 1, blame: 1, status: 1 }, { partialFilterExpression: { blame: 'worker' } }],
  // Requests past their deadline.
  [{ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $type: 'date' } } }],
  // Holds that end, first to end first.
  [{ 'hold.until': 1 }, { partialFilterExpression: { 'hold.until': { $type: 'date' } } }],
  // Proposals past their deadline.
  [{ 'proposal.expiresAt': 1 }, { partialFilterExpression: { 'proposal.expiresAt': { $type: 'date' } } }],
  // Handovers past their deadline, and those of one worker.
  [{ 'handover.expiresAt': 1 }, { partialFilterExpression: { 'handover.expiresAt': { $type: 'date' } } }],
  [{ 'handover.workerId': 1 }, { partialFilterExpression: { 'handover.expiresAt': { $type: 'date' } } }],
  // Bookings that a worker handed over, for erasing their account.
  [{ formerWorkerIds: 1 }, { partialFilterExpression: { formerWorkerIds: { $type: 'objectId' } } }],
  // Claims whose other side may be out of time.
  [{ 'noShow.answerBy': 1 }, { partialFilterExpression: { 'noShow.answerBy': { $type: 'date' } } }],
  // Claims by age.
  [{ 'noShow.at': 1 }, { partialFilterExpression: { 'noShow.at': { $type: 'date' } } }],
  // Claims for the office, oldest first.
  [{ 'noShow.state': 1, _id: 1 }, { partialFilterExpression: { 'noShow.state': 'contested' } }],
  // Fees that wait for the end of a pause, and evidence that may be deleted.
  [{ 'noShow.feeCheckAt': 1 }, { partialFilterExpression: { 'noShow.feeCheckAt': { $type: 'date' } } }],
  [{ 'noShow.keepUntil': 1 }, { partialFilterExpression: { 'noShow.keepUntil': { $type: 'date' } } }],
  // Positions that workers share on the way, which are removed when they are old.
  [{ 'sighting.at': 1 }, { partialFilterExpression: { 'sighting.at': { $type: 'date' } } }],
  // A day's bookings by status.
  [{ localDate: 1, status: 1 }, {}],
  // Due reminders.
  [{ remindAt: 1 }, { partialFilterExpression: { remindAt: { $type: 'date' } } }],
  // Accepted bookings that were never closed, first to end first; also, covered by the index, the services
  // completed most.
  [{ status: 1, endsAt: 1, _id: 1, serviceId: 1 }, {}],
];
