'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { onChatRequested } from '#lib/wiring/browser/open-chat.ts';

const loadSheet = async () => (await import('./chat-sheet.tsx')).ChatSheet;

/** Opens a conversation over the current page; the code loads with the first one. */
export const ChatOpener = () => {
  const { Part: Sheet, fetchPart } = useFetchedPart(loadSheet);
  const [partnerId, setPartnerId] = useState('');
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(async (userId: string) => {
    setPartnerId(userId);
    setOpen(await fetchPart());
  });
  useEffect(() => onChatRequested((userId) => void open(userId)), []);
  return Sheet && <Sheet partnerId={partnerId} isOpen={isOpen} onClose={() => setOpen(false)} />;
};
