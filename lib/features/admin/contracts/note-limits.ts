/** Characters of a note. */
export const MAX_NOTE_LENGTH = 1000;
