'use client';

import { ChevronDown } from 'lucide-react';
import type { HelpTable } from '#lib/features/support/rules/find-help.ts';

interface AnswerListProps {
  /** Only one answer per group name is open at a time. */
  name: string;
  answers: readonly { id: string; title: string; text: string; table?: HelpTable }[];
}

const cellClass = 'border-b border-line py-2 pr-3';

const tableCell = (cell: string, column: number) =>
  column === 0 ? (
    <th key={column} scope="row" className={`${cellClass} font-normal`}>
      {cell}
    </th>
  ) : (
    <td key={column} className={`${cellClass} font-semibold`}>
      {cell}
    </td>
  );

const tableHead = (head: readonly string[]) =>
  head.map((cell) => (
    <th key={cell} scope="col" className={`${cellClass} align-bottom font-semibold`}>
      {cell}
    </th>
  ));

const AnswerTable = ({ caption, head, rows }: HelpTable) => (
  <div className="px-4 pb-4">
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="pb-2 text-left text-muted">{caption}</caption>
      <thead>
        <tr>{tableHead(head)}</tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>{cells.map((cell, column) => tableCell(cell, column))}</tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Questions that expand on a tap, one at a time, without a script. */
export const AnswerList = ({ name, answers }: AnswerListProps) => (
  <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
    {answers.map(({ id, title, text, table }) => (
      <details key={id} name={name} className="group/answer">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 leading-snug font-medium -outline-offset-3 hover:bg-chip [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform duration-150 group-open/answer:rotate-180"
          />
        </summary>
        <p className="px-4 pb-4 text-muted">{text}</p>
        {table && <AnswerTable {...table} />}
      </details>
    ))}
  </div>
);
