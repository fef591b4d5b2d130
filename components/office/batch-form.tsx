import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import type { Assignee } from '#lib/features/admin/contracts/ticket-desk.ts';
import type { BatchKind } from '#lib/features/office/rules/batch-kinds.ts';
import { MAX_ANSWER_LENGTH, MAX_REASON_LENGTH } from '#lib/features/support/contracts/ticket-limits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { Fault } from './acts.tsx';
import type { BatchDraft } from './batch-send.ts';
import type { BoardView } from './queue-item-texts.ts';

interface BatchFormProps extends BoardView {
  /** As it was written before, if the admin came back from the confirmation. */
  draft: BatchDraft;
  admins: readonly Assignee[];
  onReady(draft: BatchDraft): void;
  onCancel(): void;
}

interface AdminFieldProps extends BoardView {
  admins: readonly Assignee[];
  value: string;
  isMissing: boolean;
  onChange(assigneeId: string): void;
}

const AdminField = ({ admins, value, isMissing, onChange, reader, words }: AdminFieldProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{words.batches.to}</Label>
      <Select
        id={id}
        value={value}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{words.tickets.choose}</option>
        {admins.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {_id === reader.userId ? fill(words.batches.you, { name }) : name}
          </option>
        ))}
      </Select>
      {isMissing && <Fault id={`${id}-fault`} text={words.tickets.choose} />}
    </div>
  );
};

const limits: Readonly<Record<BatchKind, number>> = { close: MAX_ANSWER_LENGTH, assign: MAX_REASON_LENGTH };

/** The answer to all selected tickets, or who gets them and why. */
export const BatchForm = ({ draft, admins, onReady, onCancel, ...view }: BatchFormProps) => {
  const { batches, act } = view.words;
  const { kind } = draft;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(draft.text);
  const [assigneeId, setAssignee] = useState(draft.assigneeId);
  const [wasSent, setSent] = useState(false);
  const text = typed.trim();
  const max = limits[kind];
  const tooLong = countCodePoints(text) > max ? fill(batches.tooLong, { count: max }) : null;
  const fault = text === '' ? act.missing : tooLong;
  const saidFault = wasSent ? fault : null;
  const lacksAdmin = kind === 'assign' && assigneeId === '';
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSent(true);
    if (fault !== null) field.current?.focus();
    else if (!lacksAdmin) onReady({ kind, text, assigneeId });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Escape') onCancel();
    else if (key === 'Enter' && (ctrlKey || metaKey)) submit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {kind === 'assign' && (
        <AdminField
          {...view}
          admins={admins}
          value={assigneeId}
          isMissing={wasSent && lacksAdmin}
          onChange={setAssignee}
        />
      )}
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>{kind === 'close' ? batches.closeField : batches.assignField}</Label>
        <Textarea
          id={id}
          ref={field}
          value={typed}
          aria-invalid={saidFault !== null || undefined}
          aria-describedby={saidFault === null ? undefined : `${id}-fault`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          counter={{ count: countCodePoints(text), max }}
        />
        {saidFault !== null && <Fault id={`${id}-fault`} text={saidFault} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{batches.check}</Button>
        <Button variant="outline" onClick={onCancel}>
          {act.cancel}
        </Button>
      </div>
    </form>
  );
};
