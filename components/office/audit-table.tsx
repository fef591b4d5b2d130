import Link from 'next/link';
import { useId } from 'react';

export interface AuditRow {
  readonly key: string;
  readonly act: string;
  readonly admin: string;
  readonly about: string;
  /** The page of what it is about. */
  readonly href?: string;
  readonly details: string;
  readonly when: string;
}

type Column = 'act' | 'admin' | 'about' | 'details' | 'when';

interface AuditTableProps {
  title: string;
  rows: readonly AuditRow[];
  none: string;
  columns: Readonly<Record<Column, string>>;
}

const order = ['act', 'admin', 'about', 'details', 'when'] as const;

const About = ({ about, href }: AuditRow) =>
  href === undefined ? (
    about
  ) : (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 min-w-11 items-center font-medium text-brand underline-offset-4 hover:underline"
    >
      {about}
    </Link>
  );

/** The audit, one act a row. */
export const AuditTable = ({ title, rows, none, columns }: AuditTableProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        // A scrollable area must be reachable by keyboard.
        <div
          role="region"
          aria-labelledby={id}
          tabIndex={0}
          className="overflow-x-auto rounded-card border border-line bg-card shadow-soft"
        >
          <table className="w-full min-w-2xl text-sm">
            <thead>
              <tr className="border-b border-line text-left text-muted">
                {order.map((column) => (
                  <th key={column} scope="col" className="px-4 py-2 font-medium">
                    {columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className="px-4 py-2 text-left font-medium wrap-anywhere">
                    {row.act}
                  </th>
                  <td className="px-4 py-2 wrap-anywhere">{row.admin}</td>
                  <td className="px-4 py-2 wrap-anywhere">
                    <About {...row} />
                  </td>
                  <td className="px-4 py-2 wrap-anywhere">{row.details}</td>
                  <td className="px-4 py-2 text-muted tabular-nums">{row.when}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};
