'use client';

import { FileText } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useAction } from '#components/page/use-action.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import type { TeamStatementProps } from './team-statement.tsx';

const OPENER = 'team-statement-open';

/** Loads the statement of a team when it is asked for. */
export const TeamStatementPart = (props: TeamStatementProps) => {
  const { words } = props;
  const [View, setView] = useState<ComponentType<TeamStatementProps> | null>(null);
  const { isBusy, run } = useAction({ failed: words.failed, failedHint: usePageWords().failedHint });
  useFocusInPlace(View ? 'team' : null, 'team-statement', () => OPENER);
  const open = async (): Promise<void> => {
    const { TeamStatement } = await import('./team-statement.tsx');
    setView(() => TeamStatement);
  };
  if (!View)
    return (
      <Button
        id={OPENER}
        variant="outline"
        className="self-start"
        isHeld={isBusy}
        onClick={() => void run(open)}
      >
        <FileText aria-hidden className="size-5" />
        {words.open}
      </Button>
    );
  return (
    <div id="team-statement" tabIndex={-1} className="outline-none">
      <View {...props} />
    </div>
  );
};
