import type { Control } from './controls.ts';
import type { ActName } from './episode.ts';
import {
  assumeSeen,
  assumeWitness,
  forgetDomains,
  forgetLinks,
  forgetOpenReports,
  hidePauses,
  keepBooked,
  keepName,
  proveSearchers,
} from './faults-of-crowds.ts';
import { forgetSetupCodes, turnOffAlone } from './faults-of-codes.ts';
import { often, type Style } from './play.ts';

const only = (act: ActName): Style => ({ likes: often(act), crowd: false, maxSteps: 10 });

/**
 * Each control switches off one rule against people who make themselves many, about claims during a pause, or about
 * second factors of the office.
 */
export const controlsOfCrowds = {
  'reports-doubled': {
    off: 'one person has one open report about a person',
    ...{ way: 'database', found: ['limits'], style: only('reportTwice'), fault: forgetOpenReports },
  },
  'domain-at-once': {
    off: 'three new mailboxes of a mail domain begin to count each day',
    ...{ way: 'database', found: ['counts'], style: only('fillDomain'), fault: forgetDomains },
  },
  'mailbox-flooded': {
    off: 'all spellings of a mailbox share three mailed links an hour',
    ...{ way: 'database', found: ['limits'], style: only('floodMailbox'), fault: forgetLinks },
  },
  'name-with-number': {
    off: 'a name contains no number or address',
    ...{ way: 'database', found: ['secrets'], style: only('nameNumber'), fault: keepName },
  },
  'visitors-pretended': {
    off: 'accounts without a proved contact are one visitor of a newcomer',
    ...{ way: 'database', found: ['counts'], style: only('pretendVisitors'), fault: proveSearchers() },
  },
  'claim-clock-in-pause': {
    off: 'the time to answer a claim stops during a pause',
    ...{ way: 'database', found: ['moves'], style: only('claimAndPause'), fault: hidePauses() },
  },
  'claim-unseen': {
    off: 'a claim that the other side never opened goes to the office',
    ...{ way: 'database', found: ['moves'], style: only('claimUnseen'), fault: assumeSeen() },
  },
  'claim-by-tap': {
    off: 'a claim that only the worker’s own tap supports goes to the office',
    ...{ way: 'database', found: ['moves'], style: only('claimByTap'), fault: assumeWitness() },
  },
  'paused-customer-booked': {
    off: 'a pause ends the bookings of a customer',
    ...{ way: 'database', found: ['pauses'], style: only('pauseBooked'), fault: keepBooked },
  },
  'factor-turned-off': {
    off: 'an admin cannot turn off the second factor',
    ...{ way: 'database', found: ['factors'], style: only('loseFactor'), fault: turnOffAlone },
  },
  'factor-without-lead': {
    off: 'after a removal another app needs the code that the lead was shown',
    ...{ way: 'database', found: ['factors'], style: only('loseFactor'), fault: forgetSetupCodes },
  },
} satisfies Record<string, Control>;
