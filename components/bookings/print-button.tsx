'use client';

import { Printer } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';

/** Opens the browser's print dialog, which can also save a PDF. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button size="block" className="print:hidden" onClick={() => window.print()}>
    <Printer aria-hidden className="size-5" />
    {label}
  </Button>
);
