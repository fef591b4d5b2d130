'use client';

import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';

interface ChatSheetProps {
  partnerId: string;
  isOpen: boolean;
  onClose(): void;
}

/** The talk with one person over the page that led to it; the way back closes it. */
export const ChatSheet = ({ partnerId, isOpen, onClose }: ChatSheetProps) => {
  const { messages, locale } = usePageWords();
  const load = async (close: () => void) => {
    const [{ ChatPanel }, { loadChatWords }] = await Promise.all([
      import('./chat-panel.tsx'),
      import('./load-chat-words.ts'),
    ]);
    const spoken = await loadChatWords(locale);
    return <ChatPanel partnerId={partnerId} locale={locale} {...spoken} onClose={close} />;
  };
  return <LazySheet isOpen={isOpen} onClose={onClose} title={messages} load={load} />;
};
