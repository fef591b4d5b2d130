'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { onTalkWanted } from '#lib/platform/browser/open-conversation.ts';

const loadSheet = async () => (await import('./chat-sheet.tsx')).ChatSheet;

/** Shows a talk over whatever page somebody wants it on; its code comes with the first one. */
export const ChatOpener = () => {
  const { Part: Sheet, fetchPart } = useFetchedPart(loadSheet);
  const [partnerId, setPartnerId] = useState('');
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(async (userId: string) => {
    setPartnerId(userId);
    setOpen(await fetchPart());
  });
  useEffect(() => onTalkWanted((userId) => void open(userId)), []);
  return Sheet && <Sheet partnerId={partnerId} isOpen={isOpen} onClose={() => setOpen(false)} />;
};
