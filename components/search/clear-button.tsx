import { X } from 'lucide-react';

interface ClearButtonProps {
  label: string;
  onClear(box: HTMLInputElement): void;
}

/** Empties the box that stands before it; as long as that is empty it is not there. The box is a `peer` with a placeholder. */
export const ClearButton = ({ label, onClear }: ClearButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={({ currentTarget: { previousElementSibling: box } }) => {
      if (!(box instanceof HTMLInputElement)) return;
      box.focus();
      onClear(box);
    }}
    className="grid size-12 shrink-0 place-items-center rounded-control text-muted peer-placeholder-shown:hidden hover:text-ink"
  >
    <X aria-hidden className="size-5" />
  </button>
);
