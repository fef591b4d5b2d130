import { Headphones, Phone } from 'lucide-react';
import { buttonVariants } from '#components/ui/button.tsx';

interface SupportCardProps {
  /** Null if none is configured; then there is no card. */
  phone: string | null;
  words: { help: string; hours: string; call: string };
}

/** Our phone number with opening hours. */
export const SupportCard = ({ phone, words }: SupportCardProps) =>
  phone !== null && (
    <section
      aria-labelledby="support-card"
      className="flex flex-col gap-3 rounded-card border border-line bg-tint p-4 shadow-soft"
    >
      <div className="flex items-center gap-3">
        <Headphones aria-hidden className="size-6 shrink-0 text-brand" />
        <div className="min-w-0 flex-1">
          <h2 id="support-card" className="leading-snug font-semibold">
            {words.help}
          </h2>
          <p className="text-sm leading-snug text-muted">{words.hours}</p>
        </div>
      </div>
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonVariants({ size: 'block' })}>
        <Phone aria-hidden className="size-5" />
        <span>
          {words.call}: <span className="whitespace-nowrap">{phone}</span>
        </span>
      </a>
    </section>
  );
