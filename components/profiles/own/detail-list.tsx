export interface Detail {
  readonly label: string;
  /** Empty for what nobody has entered. */
  readonly value: string;
}

interface DetailListProps {
  title: string;
  details: readonly Detail[];
  none: string;
}

/** A part of a profile, to be read. */
export const DetailList = ({ title, details, none }: DetailListProps) => (
  <section className="flex flex-col gap-2">
    <h2 className="font-semibold">{title}</h2>
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-soft">
      {details.map(({ label, value }) => (
        <div key={label} className="py-2.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={value ? 'whitespace-pre-line wrap-anywhere' : 'text-muted'}>{value || none}</dd>
        </div>
      ))}
    </dl>
  </section>
);
