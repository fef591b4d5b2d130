/** The trade that the runs search for. */
export const TRADE = 'Plumber';
