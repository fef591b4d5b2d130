import { ConfirmContact } from '#components/accounts/confirm-contact.tsx';
import { Alert } from '#components/ui/alert.tsx';
import type { JobView } from './job-words.ts';
import type { JobActions } from './use-job-moves.ts';

/** Shown when a worker without a confirmed contact tried to accept: confirming it here accepts the job. */
export const MustConfirm = ({ view, actions }: { view: JobView; actions: JobActions }) => {
  const { unconfirmed, move } = actions;
  if (!unconfirmed) return null;
  return (
    <div role="alert" className="mb-4">
      <Alert variant="destructive">
        <p className="mb-2">{view.words.errors.prove_to_accept}</p>
        <ConfirmContact onDone={() => void move(unconfirmed, 'accepted')} />
      </Alert>
    </div>
  );
};
