import { useEffect, useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
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

const known = new Map<string, Partner>();

/** Fetches somebody; until then what the list says of them, else null. `isGone`: there is nobody to be seen. */
export const usePartner = (userId: string, head: ConversationSummary | undefined) => {
  const [fetched, setFetched] = useState<Partner | null>(known.get(userId) ?? null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    read(userId)
      .then((partner) => {
        known.set(userId, partner);
        if (isCurrent) setFetched(partner);
      })
      .catch(() => isCurrent && setGone(true));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const listed = head?.user ? { name: head.user.name, image: head.user.profileImage, phone: null } : null;
  return { partner: fetched ?? listed, isGone };
};
