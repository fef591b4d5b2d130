interface ListingProps {
  title: string;
  text: string;
}

/** Lines of code with their title; long lines wrap on narrow screens. */
export const Listing = ({ title, text }: ListingProps) => (
  <div>
    <p className="text-xs text-muted">{title}</p>
    <pre className="mt-1 overflow-x-auto rounded-control bg-chip p-3 text-xs wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  </div>
);
