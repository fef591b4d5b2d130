interface SignInHeadingProps {
  title: string;
  hint: string;
  /** Below a page that has its own title. */
  level?: 'h1' | 'h2';
}

export const SignInHeading = ({ title, hint, level: Heading = 'h1' }: SignInHeadingProps) => (
  <div className="flex flex-col gap-1">
    <Heading className="text-2xl leading-tight font-bold tracking-tight indic:leading-snug">{title}</Heading>
    <p className="text-muted">{hint}</p>
  </div>
);
