import { CircleAlert } from 'lucide-react';

/** The validation message below a field. */
export const FieldFault = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
);
