/** The logo: a doorway with a light above it. */
export const BrandMark = () => (
  <svg aria-hidden viewBox="0 0 32 32" className="size-8">
    <rect width="32" height="32" rx="9" className="fill-draw-deep" />
    <path
      d="M9.5 6.5v19M9.5 25.5v-6a6.5 6.5 0 0 1 13 0v6"
      className="fill-none stroke-draw-white"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="20.5" cy="8" r="3" className="fill-draw-warm" />
  </svg>
);
