import type { ReactNode } from 'react';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { Button } from '#components/ui/button.tsx';
import type { BookingFormWords } from './booking-form-words.ts';

export interface ProofStepProps {
  words: BookingFormWords['guest'];
  /** Goes back to the form, which has kept everything. */
  onBack(): void;
  /** Called once the contact is proved: sends the booking. */
  onProved(): Promise<Outcome>;
}

interface ProofHeadProps {
  words: Pick<BookingFormWords['guest'], 'title' | 'hint'>;
}

export const ProofHead = ({ words: { title, hint } }: ProofHeadProps) => (
  <div className="flex flex-col gap-1">
    <h3 className="text-lg leading-snug font-semibold">{title}</h3>
    <p className="text-muted">{hint}</p>
  </div>
);

/** The step between Confirm and the sent request, with the way back. */
export const ProofStep = ({
  words,
  onBack,
  children,
}: Omit<ProofStepProps, 'onProved'> & { children: ReactNode }) => (
  <div className="flex flex-col gap-4">
    <ProofHead words={words} />
    {children}
    <Button variant="link" size="flush" className="min-h-11 self-center" onClick={onBack}>
      {words.back}
    </Button>
  </div>
);
