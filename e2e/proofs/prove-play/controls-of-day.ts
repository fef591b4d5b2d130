import type { Control } from './controls.ts';
import type { ActName } from './episode.ts';
import {
  agreeAtOnce,
  forgetDaysOff,
  forgetSuggested,
  forgetUndone,
  handOverByOne,
  raiseHandedOver,
  raiseSuggested,
  stopClockOfUndo,
} from './faults-of-day.ts';
import { forgetSwitches } from './faults-of-offers.ts';
import { often, type Style } from './play.ts';

const only = (act: ActName): Style => ({ likes: often(act), crowd: false, maxSteps: 20 });

/** Each control switches off one rule about a worker's day, or about what the office does with bookings. */
export const controlsOfDay = {
  'undo-late': {
    off: 'an acceptance is undone within a minute, a way or an arrival within two',
    ...{ way: 'database', found: ['moves'], style: only('slip'), fault: stopClockOfUndo() },
  },
  'undo-often': {
    off: 'a worker undoes three acceptances a day',
    ...{ way: 'database', found: ['limits'], style: only('changeMind'), fault: { before: forgetUndone } },
  },
  'suggest-often': {
    off: 'a worker suggests two times for a request',
    ...{ way: 'database', found: ['limits'], style: only('pressOn'), fault: { before: forgetSuggested } },
  },
  'suggestion-agreed': {
    off: 'a suggested time needs the customer’s yes',
    ...{ way: 'database', found: ['moves'], style: only('pressOn'), fault: agreeAtOnce },
  },
  'suggestion-price': {
    off: 'a booking keeps its price at the suggested time',
    ...{ way: 'database', found: ['moves', 'told'], style: only('pressOn'), fault: raiseSuggested },
  },
  'day-off-ignored': {
    off: 'nothing is booked on a worker’s day off',
    ...{ way: 'database', found: ['offers'], style: only('askOnDayOff'), fault: forgetDaysOff() },
  },
  'trade-switch-ignored': {
    off: 'nothing is booked in a trade that is switched off',
    ...{ way: 'database', found: ['offers'], style: only('askForTradeOff'), fault: forgetSwitches() },
  },
  'handover-by-one': {
    off: 'a booking goes to another worker only when both have said yes',
    ...{ way: 'database', found: ['moves'], style: only('reassign'), fault: handOverByOne },
  },
  'handover-price': {
    off: 'a booking goes to another worker at the price that both were shown',
    ...{ way: 'database', found: ['moves'], style: only('reassign'), fault: raiseHandedOver },
  },
} satisfies Record<string, Control>;
