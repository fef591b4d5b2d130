import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { cn } from '#components/ui/cn.ts';
import { Label } from '#components/ui/label.tsx';
import { firstDigits } from '#lib/platform/contract/digits.ts';
import { FieldFault } from './field-fault.tsx';
import { useFormState } from './form-state.ts';

const boxClass =
  'grid h-14 min-w-0 flex-1 place-items-center rounded-control border bg-card text-xl font-semibold tabular-nums';

interface BoxesProps {
  value: string;
  length: number;
  isInvalid: boolean;
}

const Boxes = ({ value, length, isInvalid }: BoxesProps) => (
  <div aria-hidden className="flex gap-2">
    {Array.from({ length }, (_, place) => (
      <span
        key={place}
        className={cn(
          boxClass,
          isInvalid ? 'border-danger' : 'border-field',
          place === Math.min(value.length, length - 1) &&
            'group-focus-within:border-brand group-focus-within:outline-2 group-focus-within:outline-brand',
        )}
      >
        {value[place]}
      </span>
    ))}
  </div>
);

// Digits are typed and deleted at the end: the input's own text is invisible.
const keepCaretAtEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void => {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length);
};

interface CodeBoxesProps {
  label: string;
  /** The field's name in the contract. */
  name?: string;
  /** The id of a sentence that says where the code was sent. */
  describedBy?: string;
  /** The number of digits. */
  length?: number;
  /** False where more than the code is to be considered before the form goes, or where a typing error costs a try. */
  submits?: boolean;
  /** False for a code that a person reads out: phones must not offer one from an SMS. */
  isSent?: boolean;
}

// An SMS code.
const SENT_DIGITS = 6;

/** Sends the form with the last digit, once per code. */
const useSubmitWhenFull = (
  input: RefObject<HTMLInputElement | null>,
  isFull: boolean,
  value: string,
): void => {
  const tried = useRef('');
  useEffect(() => {
    if (value === '') tried.current = '';
    if (!isFull || value === tried.current) return;
    tried.current = value;
    input.current?.form?.requestSubmit();
  }, [input, isFull, value]);
};

/**
 * One input drawn as boxes, so that phones can fill it from the SMS and a code can be pasted. The last digit submits the
 * form; use it inside a Form.
 */
export const CodeBoxes = (props: CodeBoxesProps) => {
  const { label, name = 'code', describedBy, length = SENT_DIGITS, submits = true, isSent = true } = props;
  const id = useId();
  const { setValue, clearErrors } = useFormContext();
  const { lock } = useFormState();
  const { field, fieldState } = useController({ name, defaultValue: '' });
  const value = typeof field.value === 'string' ? field.value : '';
  const { type: fault, message } = fieldState.error ?? {};
  const input = useRef<HTMLInputElement>(null);
  const { onBlur, ref } = field;
  useSubmitWhenFull(input, submits && lock === 'open' && value.length === length, value);
  useEffect(() => {
    ref(input.current);
    // The button that sent the code is gone; the next thing typed is the code.
    input.current?.focus();
  }, [ref]);
  // Before the paint: later it would take a digit that was typed as soon as the fault showed.
  useLayoutEffect(() => {
    // Also `door_code_wrong`.
    if (fault?.endsWith('code_wrong')) setValue(name, '');
  }, [fault, name, setValue]);
  const type = (text: string): void => {
    setValue(name, firstDigits(text, length));
    clearErrors([name, 'root']);
  };
  const paste = (event: ClipboardEvent): void => {
    const digits = firstDigits(event.clipboardData.getData('text'), length);
    if (digits === '') return;
    event.preventDefault();
    type(digits);
  };
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="group relative">
        <Boxes {...{ value, length }} isInvalid={message !== undefined} />
        <input
          ref={input}
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => type(target.value)}
          onBlur={onBlur}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
          type="text"
          inputMode="numeric"
          autoComplete={isSent ? 'one-time-code' : 'off'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={message !== undefined}
          aria-describedby={[describedBy, message && `${id}-error`].filter(Boolean).join(' ') || undefined}
          className="absolute inset-0 size-full opacity-0"
        />
      </div>
      {message && <FieldFault id={`${id}-error`}>{message}</FieldFault>}
    </div>
  );
};
