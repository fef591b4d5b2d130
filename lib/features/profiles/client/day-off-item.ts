/** A worker's days off in the queue of writes; their changes keep their order. */
export const DAYS_OFF_ITEM = 'days_off';
