import type { Control } from './controls.ts';
import type { ActName } from './episode.ts';
import {
  enterAdmins,
  forgetAskers,
  forgetCodesADay,
  forgetCodesAnHour,
  forgetCodesOfDevice,
  forgetOldNumbers,
  forgetPurposes,
  forgetSmsBudget,
  proveForSms,
  skipFactors,
} from './faults-of-codes.ts';
import {
  forgetOwnNumbers,
  forgetTries,
  keepCodes,
  mixCodes,
  prolongCodes,
  shareNumbers,
  sleepAccounts,
  trustTypedNumbers,
  wakeAccounts,
} from './faults-of-numbers.ts';
import { often, type Style } from './play.ts';

const small = (...likes: ActName[]): Style => ({ likes, crowd: false, maxSteps: 20 });
/** For acts that make many calls. */
const few = (act: ActName): Style => ({ likes: often(act), crowd: false, maxSteps: 6 });

/** Each control switches off one rule about codes and the numbers that they prove. */
export const controlsOfNumbers = {
  'code-of-another': {
    off: 'a code opens only the number that it was sent to',
    ...{ way: 'call', found: ['codes'], style: small('borrowCode'), fault: mixCodes },
  },
  'code-guesses': {
    off: 'a code allows five tries',
    ...{ way: 'database', found: ['codes'], style: small('guessCode'), fault: forgetTries },
  },
  'code-late': {
    off: 'a code works for five minutes',
    ...{ way: 'database', found: ['codes'], style: small('borrowCode'), fault: prolongCodes },
  },
  'code-twice': {
    off: 'a code works once',
    ...{ way: 'database', found: ['codes'], style: small('guessCode'), fault: keepCodes() },
  },
  'number-for-two': {
    off: 'a number has one account per role',
    ...{ way: 'database', found: ['numbers'], style: small('shareNumber'), fault: shareNumbers },
  },
  'own-number': {
    off: 'two roles of one number book nothing with each other',
    ...{ way: 'database', found: ['numbers'], style: small('beBoth'), fault: forgetOwnNumbers },
  },
  'recycled-number': {
    off: 'after 60 idle days a code alone opens nothing on an unknown device',
    ...{ way: 'database', found: ['numbers'], style: small('inherit'), fault: wakeAccounts },
  },
  'number-in-use': {
    off: '“start new” takes no number from an account in use',
    ...{ way: 'database', found: ['numbers'], style: small('takeNumber'), fault: sleepAccounts },
  },
  'code-purpose': {
    off: 'a code does only what it was asked for',
    ...{ way: 'database', found: ['codes'], style: small('misuseCode'), fault: forgetPurposes },
  },
  'code-owner': {
    off: 'a code to prove a number works only in the account that asked for it',
    ...{ way: 'database', found: ['codes'], style: small('misuseCode'), fault: forgetAskers },
  },
  'code-skips-factor': {
    off: 'a code does not replace the second factor',
    ...{ way: 'database', found: ['codes'], style: small('skipFactor'), fault: skipFactors },
  },
  'code-for-admins': {
    off: 'a code signs in no admin',
    ...{ way: 'database', found: ['codes'], style: small('enterOffice'), fault: enterAdmins },
  },
  'codes-an-hour': {
    off: 'a number gets three codes an hour',
    ...{ way: 'database', found: ['codes'], style: few('askAllDay'), fault: forgetCodesAnHour },
  },
  'codes-a-day': {
    off: 'a number gets eight codes a day',
    ...{ way: 'database', found: ['codes'], style: few('askAllDay'), fault: forgetCodesADay },
  },
  'codes-of-a-device': {
    off: 'a device gets twenty codes an hour',
    ...{ way: 'database', found: ['codes'], style: few('askForMany'), fault: forgetCodesOfDevice },
  },
  'sms-budget': {
    off: 'a day has a budget of SMS',
    ...{ way: 'database', found: ['codes'], style: few('spendSms'), fault: forgetSmsBudget },
  },
  'sms-reserve': {
    off: 'only proved numbers reach the reserve of SMS',
    ...{ way: 'database', found: ['codes'], style: few('spendSms'), fault: proveForSms() },
  },
  'old-number-untold': {
    off: 'a number is told when its account moves to another one',
    ...{ way: 'database', found: ['numbers'], style: small('moveNumber'), fault: forgetOldNumbers },
  },
  'typed-number': {
    off: 'a number that was only typed proves nothing',
    ...{ way: 'database', found: ['limits'], style: small('manyAccounts'), fault: trustTypedNumbers },
  },
} satisfies Record<string, Control>;
