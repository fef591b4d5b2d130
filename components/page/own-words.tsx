interface OwnWordsProps {
  text: string;
  /** Says whose words they are, such as “In Ramesh’s own words”. */
  by?: string;
}

/** A text as a person wrote it, in a language that we do not know. */
export const OwnWords = ({ text, by }: OwnWordsProps) => (
  <div className="flex flex-col gap-1">
    {by !== undefined && <p className="text-sm text-muted">{by}</p>}
    <p lang="" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </div>
);
