import type { Control } from './controls.ts';
import type { ActName } from './episode.ts';
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
import type { Style } from './play.ts';

const small = (...likes: ActName[]): Style => ({ likes, crowd: false, maxSteps: 20 });

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
  'typed-number': {
    off: 'a number that was only typed proves nothing',
    ...{ way: 'database', found: ['limits'], style: small('manyAccounts'), fault: trustTypedNumbers },
  },
} satisfies Record<string, Control>;
