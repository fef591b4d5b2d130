import { onWriteSettled, type TappedWrite } from '#lib/platform/browser/writes/waiting-writes.ts';

/** Calls `done` when an address that has to wait was sent: by then its form is gone. */
export const onceSent = (wanted: TappedWrite['call'], done: () => void): void => {
  const stop = onWriteSettled(({ call }, { kind }) => {
    if (call !== wanted) return;
    stop();
    if (kind !== 'refused') done();
  });
};
