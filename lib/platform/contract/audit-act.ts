/** Lists of people and of what they do; every page read is in the audit. */
export type AuditedList =
  | 'users'
  | 'bookings'
  | 'ledger'
  | 'audit'
  | 'reviews'
  | 'verifications'
  | 'appeals'
  | 'cases'
  | 'reports'
  | 'tickets'
  | 'notes'
  | 'signs'
  | 'feedback'
  | 'ratings'
  | 'top-ups'
  | 'missed-words';

type Queue =
  | 'safety'
  | 'papers'
  | 'verification'
  | 'overdue'
  | 'reports'
  | 'complaints'
  | 'claims'
  | 'cases'
  | 'appeals'
  | 'returns'
  | 'topUps'
  | 'letters'
  | 'feedback';

type TicketBox = 'mine' | 'unassigned' | 'waiting' | 'closed';

export type AuditedTable = AuditedList | `queue.${Queue}` | `tickets.${TicketBox}`;

/** Subject and verb of everything that may be in the audit, including what earlier releases wrote. */
export type AuditAct =
  | `list.${AuditedTable}`
  | `export.${AuditedTable}`
  | `list.${'import' | 'order'}`
  | `user.${'verify' | 'unverify' | 'pause' | 'unpause' | 'suspend' | 'unsuspend' | 'read' | 'factors'}`
  | `admin.${'grant' | 'name' | 'remove'}`
  | `appeal.${'lifted' | 'upheld'}`
  | `paper.${'read' | 'refuse'}`
  | `review.${'hide' | 'show'}`
  | `picture.${'hide' | 'show'}`
  | `ticket.${'answered' | 'closed' | 'read' | 'assign'}`
  | `top-up.${'confirm' | 'refuse'}`
  | `booking.${BookingAct}`
  | `case.${'read' | 'decide'}`
  | `job.${'create' | 'replace' | 'remove' | 'words'}`
  | `skill.${'create' | 'replace' | 'remove' | 'words'}`
  | `workType.${'create' | 'replace' | 'remove'}`
  | `${'city' | 'trade'}.${'on' | 'off'}`
  | `flag.${'on' | 'off' | 'default'}`
  | `key.${'make' | 'revoke'}`
  | `webhook.${'add' | 'change' | 'secret' | 'remove' | 'resend'}`
  | 'note.add'
  | 'sign.looked_at'
  | 'outbox.retry'
  | 'return-note.close'
  | 'report.close'
  | 'evidence.read'
  | 'office.search'
  | 'demo.load';

type BookingAct =
  | 'read'
  | 'no-show'
  | 'move'
  | 'waive'
  | 'adjust'
  | 'reassign'
  | 'reassign-end'
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'on_the_way'
  | 'arrived'
  | 'in_progress'
  | 'completed'
  | 'expired'
  | 'cancelled'
  | 'no_show';
