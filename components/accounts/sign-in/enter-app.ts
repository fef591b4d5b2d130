import { enterSession } from '#lib/features/accounts/client/sign-in.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { leaveNotice } from '#components/ui/notify.ts';

interface Entry {
  reply: AccountReply;
  /** Said on the page that follows. */
  message: string;
  landing: string;
}

/** Signed in: keeps the session and goes on. A fresh page load, as everything shown so far was made for a guest. */
export const enterApp = async ({ reply, message, landing }: Entry): Promise<'left'> => {
  await enterSession(reply);
  leaveNotice({ title: message, variant: 'success' });
  window.location.replace(landing);
  return 'left';
};
