/** Something the person at the terminal has to put right; the message is one sentence that says what to do. */
export class SetUpError extends Error {}
