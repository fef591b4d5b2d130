interface SignInHeadingProps {
  title: string;
  hint: string;
}

/** What this screen is for. */
export const SignInHeading = ({ title, hint }: SignInHeadingProps) => (
  <div className="flex flex-col gap-1">
    <h1 className="text-2xl leading-tight font-bold tracking-tight indic:leading-snug">{title}</h1>
    <p className="text-muted">{hint}</p>
  </div>
);
