import type { Assignee } from '#lib/features/admin/contracts/ticket-desk.ts';
import type { BatchKind } from '#lib/features/office/rules/batch-kinds.ts';
import { MAX_ANSWER_LENGTH, MAX_REASON_LENGTH } from '#lib/features/support/contracts/ticket-limits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { BatchDraft } from './batch-send.ts';
import { DecisionForm, type Choice } from './decision-form.tsx';
import type { BoardView } from './queue-item-texts.ts';

interface BatchFormProps extends BoardView {
  /** As it was written before, if the admin came back from the confirmation. */
  draft: BatchDraft;
  admins: readonly Assignee[];
  onReady(draft: BatchDraft): void;
  onCancel(): void;
}

const chooseAdmin = (admins: readonly Assignee[], { reader, words }: BoardView): Choice => ({
  ...{ name: 'to', label: words.batches.to, placeholder: words.tickets.choose },
  options: admins.map(({ _id, name }) => ({
    value: _id,
    label: _id === reader.userId ? fill(words.batches.you, { name }) : name,
  })),
});

const limits: Readonly<Record<BatchKind, number>> = { close: MAX_ANSWER_LENGTH, assign: MAX_REASON_LENGTH };

/** The answer to all selected tickets, or who gets them and why. */
export const BatchForm = ({ draft, admins, onReady, onCancel, ...view }: BatchFormProps) => {
  const { batches, act } = view.words;
  const { kind } = draft;
  const max = limits[kind];
  return (
    <DecisionForm
      label={kind === 'close' ? batches.closeField : batches.assignField}
      choices={kind === 'assign' ? [chooseAdmin(admins, view)] : []}
      draft={{ text: draft.text, chosen: { to: draft.assigneeId } }}
      limit={{ max, fault: fill(batches.tooLong, { count: max }) }}
      button={{ label: batches.check }}
      words={act}
      onReady={({ text, chosen }) => onReady({ kind, text, assigneeId: chosen['to'] ?? '' })}
      onCancel={onCancel}
    />
  );
};
