import type { Locale } from '#lib/platform/contract/locale.ts';
import type { outbox } from '#lib/features/notifications/texts/notifications.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';

interface MailTextProps {
  text: string;
  locale: string;
}

const link = /(https?:\/\/[^\s<>"]+)/;

/** A mail's text with clickable links; everything else is plain text. */
const MailText = ({ text, locale }: MailTextProps) => (
  <p lang={locale} className="border-t border-line p-4 wrap-anywhere whitespace-pre-wrap">
    {text.split(link).map((part, index) =>
      link.test(part) ? (
        <a key={index} href={part} className="text-brand underline">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

interface SentMailProps {
  mail: { to: { address: string }; locale: string; subject: string; sentAt: string; text: string };
  locale: Locale;
  words: Pick<typeof outbox, 'to'>;
}

/** A mail as the recipient would have received it; opens on a tap. */
export const SentMail = ({ mail, locale, words }: SentMailProps) => {
  const sentAt = new Date(mail.sentAt);
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="cursor-pointer rounded-card p-4">
        <span lang={mail.locale} className="font-semibold wrap-anywhere">
          {mail.subject}
        </span>
        <span className="block text-sm wrap-anywhere text-muted">
          {fill(words.to, { address: mail.to.address })}
        </span>
        <time dateTime={mail.sentAt} className="block text-sm text-muted tabular-nums">
          {formatDay(locale, sentAt)}, {formatTime(locale, sentAt)}
        </time>
      </summary>
      <MailText text={mail.text} locale={mail.locale} />
    </details>
  );
};
