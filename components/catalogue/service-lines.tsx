import type { ServiceLineView } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface ServiceLinesProps {
  title: string;
  lines: readonly ServiceLineView[];
  locale: Locale;
}

/** A list of included or excluded items; renders nothing when empty. */
export const ServiceLines = ({ title, lines, locale }: ServiceLinesProps) =>
  lines.length > 0 && (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="list-disc pl-5">
        {lines.map(({ text, texts }) => (
          <li key={text}>{nameIn(locale, { name: text, names: texts })}</li>
        ))}
      </ul>
    </section>
  );
