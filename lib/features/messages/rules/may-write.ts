import type { Role } from '#lib/platform/contract/actor.ts';

export interface Writer {
  readonly userId: string;
  readonly role: Role;
  /** The agency the worker belongs to. */
  readonly brokerId: string | null;
}

const areLinked = (broker: Writer, worker: Writer): boolean => worker.brokerId === broker.userId;

/** Returns whether one person may write to another, ignoring blocks: workers do not write to customers first. */
export const mayWrite = ({
  writer,
  partner,
  isAnswer,
  hasBooking,
}: {
  readonly writer: Writer;
  readonly partner: Writer & { readonly isSuspended: boolean };
  /** The partner has written to the writer before. */
  readonly isAnswer: boolean;
  /** They have, or had, a booking with each other. */
  readonly hasBooking: boolean;
}): boolean => {
  if (partner.isSuspended || writer.userId === partner.userId) return false;
  switch (`${writer.role} ${partner.role}` as const) {
    case 'customer worker':
      return true;
    case 'worker customer':
      return isAnswer || hasBooking;
    case 'broker worker':
      return areLinked(writer, partner);
    case 'worker broker':
      return areLinked(partner, writer);
    default:
      return false;
  }
};
