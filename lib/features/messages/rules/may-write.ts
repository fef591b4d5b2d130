import type { Role } from '#lib/platform/contract/actor.ts';

export interface Writer {
  readonly userId: string;
  readonly role: Role;
  /** The agency that a worker is linked to. */
  readonly brokerId: string | null;
}

interface Wish {
  readonly writer: Writer;
  readonly partner: Writer & { readonly isSuspended: boolean };
  /** The partner has written to the writer before. */
  readonly isAnswer: boolean;
  /** The two have, or had, a booking with each other. */
  readonly hasBooking: boolean;
}

const areLinked = (broker: Writer, worker: Writer): boolean => worker.brokerId === broker.userId;

/** Whether somebody may write to somebody, blocks aside: workers do not write to customers first. */
export const mayWrite = ({ writer, partner, isAnswer, hasBooking }: Wish): boolean => {
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

/** How long a person's screens have to say that news came before we look after it. */
export const FOLLOW_UP_MS = 4000;
