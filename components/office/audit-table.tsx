import Link from 'next/link';
import { Section } from '#components/page/section.tsx';

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
  columns: Readonly<Record<Column, string>>;
}

const widths = [
  ['act', 'w-1/4'],
  ['admin', 'w-1/5'],
  ['about', 'w-1/5'],
  ['details', ''],
  ['when', 'w-40'],
] as const;

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

/** The audit, one act a row, for screens that are wide enough. */
export const AuditTable = ({ title, rows, columns }: AuditTableProps) => (
  <Section title={title}>
    <table className="w-full table-fixed rounded-card border border-line bg-card text-sm shadow-soft">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          {widths.map(([column, width]) => (
            <th key={column} scope="col" className={`px-4 py-2 font-medium ${width}`}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.key} className="wrap-anywhere">
            <th scope="row" className="px-4 py-2 text-left font-medium">
              {row.act}
            </th>
            <td className="px-4 py-2">{row.admin}</td>
            <td className="px-4 py-2">
              <About {...row} />
            </td>
            <td className="px-4 py-2">{row.details}</td>
            <td className="px-4 py-2 text-muted tabular-nums">{row.when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
