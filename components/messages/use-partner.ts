import { api } from '#lib/platform/browser/api.ts';
import { isAbsence } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import { useSocketConnect } from '#lib/platform/browser/use-socket-event.ts';
import type { ConversationSummary } from '#lib/features/messages/contracts/messages.ts';
import { getUserCall } from '#lib/features/profiles/contracts/profiles.calls.ts';

/** Whom one talks with, as far as one may see them. */
export interface Partner {
  readonly name: string;
  readonly image: string | null;
  readonly phone: string | null;
}

const read = async (userId: string): Promise<Partner> => {
  const { data } = await api(getUserCall, { params: { id: userId } });
  const phone = 'phone' in data ? (data.phone ?? null) : null;
  return { name: data.name, image: data.profileImage, phone };
};

const partners = createServerCache<string, Partner | 'gone' | null>({
  empty: null,
  keyOf: (userId) => userId,
  ask: async (userId) => {
    try {
      const partner = await read(userId);
      return () => partner;
    } catch (error) {
      // There is nobody to be seen; whom one has seen keeps their name.
      if (isAbsence(error)) return (now) => now ?? 'gone';
      throw error;
    }
  },
});

/** Fetches somebody, anew with each look; until then what the list says of them, else null. */
export const usePartner = (userId: string, head: ConversationSummary | undefined) => {
  const { data, failure, load: retry } = useServerData(partners, userId);
  const hasFailed = failure !== null;
  useSocketConnect(() => {
    if (hasFailed) retry();
  });
  const listed = head?.user ? { name: head.user.name, image: head.user.profileImage, phone: null } : null;
  const isGone = data === 'gone';
  return { partner: isGone ? listed : (data ?? listed), isGone, hasFailed, retry };
};
