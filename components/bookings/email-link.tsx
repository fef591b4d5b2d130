export const EmailLink = ({ email }: { email: string }) => (
  <p className="basis-full">
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 wrap-anywhere hover:underline"
    >
      {email}
    </a>
  </p>
);
