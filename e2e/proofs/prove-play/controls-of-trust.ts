import type { Control } from './controls.ts';
import { forget } from './faults.ts';
import {
  ageEndedPauses,
  blameCustomers,
  claimLate,
  closeLifted,
  dropNotice,
  forgetActor,
  forgetBegun,
  forgetHolds,
  forgetPauser,
  forgiveClaims,
  freeAgencies,
  freeUnprovedPlaces,
  holdForDay,
  keepAnswers,
  keepHeldTimes,
  leakInstructions,
  moveBadge,
  proveMarks,
  removeEvidence,
  removeSubject,
  settleByAnyone,
  trustPages,
  trustWorkers,
} from './faults-of-trust.ts';
import type { ActName } from './episode.ts';
import type { Style } from './play.ts';

const small = (...likes: ActName[]): Style => ({ likes, crowd: false, maxSteps: 30 });

/** Each control switches off one rule about proved contacts, pauses, claims or the office's records. */
export const controlsOfTrust = {
  'pause-by-typed-contact': {
    off: 'a pause follows only a contact that both accounts have proved',
    ...{ way: 'database', found: ['pauses'], style: small('borrowContact'), fault: proveMarks },
  },
  'pause-without-notice': {
    off: 'a pause starts after 14 days unless it is for danger or fraud',
    ...{ way: 'database', found: ['pauses'], style: small('repause'), fault: dropNotice },
  },
  'appeal-left-behind': {
    off: 'an open appeal moves to the next pause by the same lead',
    ...{ way: 'database', found: ['pauses'], style: small('repause'), fault: ageEndedPauses },
  },
  'appeal-to-the-pauser': {
    off: 'the lead who set a pause does not decide the appeal',
    ...{ way: 'database', found: ['pauses'], style: small('repause'), fault: forgetPauser },
  },
  'appeal-closed-by-lifting': {
    off: 'an appeal outlives the pause',
    ...{ way: 'database', found: ['pauses'], style: small('repause'), fault: closeLifted },
  },
  'silence-undoes-work': {
    off: 'the office, never silence, decides claims about work that had begun',
    ...{ way: 'database', found: ['moves', 'money'], style: small('silence'), fault: forgetBegun },
  },
  'claim-any-time': {
    off: 'a no-show is claimed within a day of the end',
    ...{ way: 'database', found: ['moves'], style: small('silence'), fault: claimLate },
  },
  'claims-uncounted': {
    off: 'an unfounded claim counts',
    ...{ way: 'database', found: ['counts'], style: small('claimFalsely'), fault: forgiveClaims },
  },
  'phone-after-giving-up': {
    off: 'a worker who cancels finds no phone on the customer’s page',
    ...{ way: 'database', found: ['secrets'], style: small('giveUp'), fault: blameCustomers },
  },
  'instructions-after-giving-up': {
    off: 'a worker who cancels can no longer read the instructions',
    ...{ way: 'answer', found: ['secrets'], style: small('giveUp'), fault: leakInstructions },
  },
  'answers-kept': {
    off: 'an answer with private details is not kept for a repeated request',
    ...{ way: 'database', found: ['records'], style: small('sendAgain'), fault: keepAnswers },
  },
  'unproved-phones': {
    off: 'five phones a day without a proved contact',
    ...{ way: 'database', found: ['limits'], style: { likes: ['collect'], crowd: true, maxSteps: 16 } },
    fault: forget('GET /users/{id}', 'dayShares', { kind: 'phone' }),
  },
  'unproved-conversations': {
    off: 'three new conversations a day without a proved contact',
    ...{ way: 'database', found: ['limits'], style: small('collect') },
    fault: forget('POST /messages/send/{id}', 'dayShares', { kind: 'conversation' }),
  },
  'unproved-requests': {
    off: 'one open request without a proved contact',
    ...{ way: 'database', found: ['limits'], style: small('manyAccounts'), fault: freeUnprovedPlaces },
  },
  'unproved-jobs': {
    off: 'a worker without a proved contact has one job ahead',
    ...{ way: 'database', found: ['limits'], style: small('acceptAll'), fault: trustWorkers },
  },
  'unproved-hold-long': {
    off: 'a request without a proved contact holds its time for 30 minutes',
    ...{ way: 'database', found: ['limits'], style: small('manyAccounts'), fault: holdForDay },
  },
  'unproved-hold-kept': {
    off: 'a request frees its time when its hold ends',
    ...{ way: 'database', found: ['limits'], style: small('manyAccounts'), fault: keepHeldTimes },
  },
  'unproved-holds': {
    off: 'accounts without a proved contact hold two times of a worker’s day',
    ...{ way: 'database', found: ['limits'], style: small('manyAccounts'), fault: forgetHolds },
  },
  'evidence-leaves': {
    off: 'evidence outlives the reported account',
    ...{ way: 'database', found: ['records'], style: small('removeReported'), fault: removeEvidence },
  },
  'badge-follows': {
    off: 'a new name or picture ends “Verified”',
    ...{ way: 'database', found: ['badges'], style: small('changeName'), fault: moveBadge() },
  },
  'stale-page-verifies': {
    off: 'a stale page verifies nobody',
    ...{ way: 'call', found: ['badges'], style: small('verifyStale'), fault: trustPages },
  },
  'must-prove-invites': {
    off: 'an account that must prove a contact invites nobody',
    ...{ way: 'database', found: ['limits'], style: small('inviteUnproved'), fault: freeAgencies },
  },
  'audit-without-actor': {
    off: 'the audit keeps the name of an admin who leaves',
    ...{ way: 'database', found: ['records'], style: small('actAndLeave'), fault: forgetActor },
  },
  'audit-without-subject': {
    off: 'the audit keeps what was done to a person who leaves',
    ...{ way: 'database', found: ['records'], style: small('actAndLeave'), fault: removeSubject },
  },
  'invitation-used-up': {
    off: 'an answer from an unproved contact does not settle an invitation',
    ...{ way: 'database', found: ['records'], style: small('answerForOther'), fault: settleByAnyone },
  },
} satisfies Record<string, Control>;
