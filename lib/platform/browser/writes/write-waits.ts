/** The write is stored and will be sent; its result arrives at `onWriteSettled`. */
export class WriteWaits extends Error {
  constructor() {
    super('The write is waiting for the network.');
    this.name = 'WriteWaits';
  }
}
