/** What people and their feedback call this version. */
export const APP_VERSION = '1.0.0';
