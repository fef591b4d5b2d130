/** How long a person's screens have to say that news came before we look after it. */
export const LOOK_AFTER_MS = 4000;
