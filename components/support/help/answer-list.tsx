'use client';

import { ChevronDown } from 'lucide-react';

interface AnswerListProps {
  /** Names the group of which one answer is open at a time. */
  name: string;
  answers: readonly { id: string; title: string; text: string }[];
}

/** Questions whose answers open with a tap, one at a time; the browser itself does it. */
export const AnswerList = ({ name, answers }: AnswerListProps) => (
  <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
    {answers.map(({ id, title, text }) => (
      <details key={id} name={name} className="group/answer">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 leading-snug font-medium -outline-offset-3 hover:bg-chip [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform duration-150 group-open/answer:rotate-180"
          />
        </summary>
        <p className="px-4 pb-4 text-muted">{text}</p>
      </details>
    ))}
  </div>
);
