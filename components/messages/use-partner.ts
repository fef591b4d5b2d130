import { api } from '#lib/platform/browser/api.ts';
import { isAbsence } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import { useSocketConnect } from '#lib/platform/browser/use-socket-event.ts';
import type { ConversationSummary } from '#lib/features/messages/contracts/messages.ts';

/** The partner, as far as the reader may see them. */
export interface Partner {
  readonly name: string;
  readonly image: string | null;
  readonly phone: string | null;
}

const read = async (userId: string): Promise<Partner> => {
  const { data } = await api('GET /users/{id}', { params: { id: userId } });
  const phone = 'phone' in data ? (data.phone ?? null) : null;
  return { name: data.name, image: data.profileImage, phone };
};

const partners = createServerCache<string, Partner | 'gone' | null>({
  empty: null,
  toKey: (userId) => userId,
  fetch: async (userId) => {
    try {
      const partner = await read(userId);
      return () => partner;
    } catch (error) {
      // The partner is gone; keep the name if it was seen before.
      if (isAbsence(error)) return (now) => now ?? 'gone';
      throw error;
    }
  },
});

/** Loads the partner each time; until then shows what the list knows, otherwise null. */
export const usePartner = (userId: string, summary: ConversationSummary | undefined) => {
  const { data, failure, load: retry } = useServerData(partners, userId);
  const hasFailed = failure !== null;
  useSocketConnect(() => {
    if (hasFailed) retry();
  });
  const listed = summary?.user
    ? { name: summary.user.name, image: summary.user.profileImage, phone: null }
    : null;
  const isGone = data === 'gone';
  return { partner: isGone ? listed : (data ?? listed), isGone, hasFailed, retry };
};
