/** What cannot succeed however often it is tried, such as a mail to an address that does not exist. */
export class HopelessFault extends Error {}
