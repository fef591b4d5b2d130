'use client';

import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';

interface ChatSheetProps {
  partnerId: string;
  isOpen: boolean;
  onClose(): void;
}

/** A conversation over the page that opened it; going back closes it. */
export const ChatSheet = ({ partnerId, isOpen, onClose }: ChatSheetProps) => {
  const { messages, locale } = usePageWords();
  const load = async (close: () => void) => {
    const [{ ChatPanel }, { loadTexts }] = await Promise.all([
      import('./chat-panel.tsx'),
      import('#lib/wiring/browser/load-texts.ts'),
    ]);
    const [{ messages: words }, { safety }] = await Promise.all([
      loadTexts('messages', locale),
      loadTexts('safety', locale),
    ]);
    return <ChatPanel {...{ partnerId, locale, words, safety }} onClose={close} />;
  };
  return <LazySheet isOpen={isOpen} onClose={onClose} title={messages} load={load} />;
};
