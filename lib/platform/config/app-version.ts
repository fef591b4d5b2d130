/** The version shown to people and sent with feedback. */
export const APP_VERSION = '1.0.0';
