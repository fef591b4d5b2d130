export const heart = (
  <>
    <path
      d="M24 42S5 30.5 5 18.500A10.5 10.5 0 0 1 24 12a10.5 10.5 0 0 1 19 6.500C43 30.5 24 42 24 42z"
      className="fill-draw-mid"
    />
    <path d="M24 42V12a10.5 10.5 0 0 1 19 6.500C43 30.5 24 42 24 42z" className="fill-draw-deep" />
    <path
      d="M11 18.500a5 5 0 0 1 4.5-5"
      className="fill-none stroke-draw-white"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="40" cy="9" r="4.5" className="fill-draw-warm" />
  </>
);
