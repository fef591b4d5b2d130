export const envelope = (
  <>
    <rect x="4" y="10" width="40" height="29" rx="4" className="fill-draw-deep" />
    <path
      d="M6.5 37.5 20 25h8l13.5 12.5c-.7.900-1.5 1.5-3 1.5H9.5c-1.5 0-2.3-.6-3-1.5z"
      className="fill-draw-mid"
    />
    <path
      d="M5 12.5C5.8 11 6.8 10 8.5 10h31c1.7 0 2.7 1 3.5 2.5L26.7 28a4 4 0 0 1-5.4 0z"
      className="fill-draw-pale"
    />
    <circle cx="40" cy="11" r="6" className="fill-draw-warm" />
  </>
);
