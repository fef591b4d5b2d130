interface MailTextProps {
  text: string;
  locale: string;
}

const link = /(https?:\/\/[^\s<>"]+)/;

/** The text of a mail, with its links to tap; nothing else in it is more than letters. */
export const MailText = ({ text, locale }: MailTextProps) => (
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
