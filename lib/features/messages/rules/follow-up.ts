/** How long a receiver's screens have to report a message as shown before we follow up. */
export const FOLLOW_UP_MS = 4000;
