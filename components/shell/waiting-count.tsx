import { CloudUpload } from 'lucide-react';
import { useEffect } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { noWaitingWrites, waitingWrites } from '#lib/platform/browser/writes/waiting-writes.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { isWaitingSheetOpen, waitingWords } from '#lib/wiring/browser/waiting-words.ts';
import { WaitingList } from './waiting-list.tsx';

const close = (): void => isWaitingSheetOpen.set(false);

/** How many writes wait on this device; opens the sheet that lists them. Hidden while there is none. */
const WaitingCount = ({ className }: { className: string }) => {
  const pageWords = usePageWords();
  const { locale } = pageWords;
  const count = useStore(waitingWrites, noWaitingWrites).length;
  const words = useStore(waitingWords, null);
  const isOpen = useStore(isWaitingSheetOpen, false);
  // Otherwise the next write that waits would open it.
  useEffect(() => {
    if (count === 0) close();
  }, [count]);
  if (!words) return null;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          data-slot="waiting-writes"
          aria-haspopup="dialog"
          aria-label={plural({ locale, count, text: words.count })}
          className={className}
          onClick={() => isWaitingSheetOpen.set(true)}
        >
          <CloudUpload aria-hidden className="size-6" />
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-[0.6875rem] leading-none font-bold text-card tabular-nums"
          >
            {count > 9 ? '9+' : count}
          </span>
        </button>
      )}
      <Sheet isOpen={isOpen && count > 0} onClose={close} title={words.title} words={pageWords}>
        <WaitingList words={words} />
      </Sheet>
    </>
  );
};

export const drawWaitingCount = (className: string) => <WaitingCount className={className} />;
