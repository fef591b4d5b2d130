import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
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

/** `gone`: there is nobody to be seen; `failed`: no answer has come, and another try may bring one. */
type State = 'loading' | 'ready' | 'gone' | 'failed';

const known = new Map<string, Partner>();

const isAbsence = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Fetches somebody, anew whenever the connection is back; until then what the list says of them, else null. */
export const usePartner = (userId: string, head: ConversationSummary | undefined) => {
  const [fetched, setFetched] = useState<Partner | null>(known.get(userId) ?? null);
  const [state, setState] = useState<State>(fetched ? 'ready' : 'loading');
  const load = async (): Promise<void> => {
    try {
      const partner = await read(userId);
      known.set(userId, partner);
      setFetched(partner);
      setState('ready');
    } catch (error) {
      setState(isAbsence(error) ? 'gone' : 'failed');
    }
  };
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), [userId]);
  useSocketConnect(() => {
    if (state === 'failed') void load();
  });
  const listed = head?.user ? { name: head.user.name, image: head.user.profileImage, phone: null } : null;
  const retry = (): void => {
    setState('loading');
    void load();
  };
  return { partner: fetched ?? listed, state, retry };
};
