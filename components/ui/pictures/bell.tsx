export const bell = (
  <>
    <path d="M19 38h10a5 5 0 0 1-10 0z" className="fill-draw-rust" />
    <path
      d="M24 6a13 13 0 0 1 13 13c0 10 3 13 5 15a1.5 1.5 0 0 1-1 2.500H7A1.5 1.5 0 0 1 6 34c2-2 5-5 5-15A13 13 0 0 1 24 6z"
      className="fill-draw-warm"
    />
    <path d="M24 6a13 13 0 0 1 13 13c0 10 3 13 5 15a1.5 1.5 0 0 1-1 2.500H24z" className="fill-draw-rust" />
    <path d="M24 3v3" className="fill-none stroke-draw-dark" strokeWidth="3.5" strokeLinecap="round" />
    <path
      d="M5 14a19 19 0 0 1 4-8M43 14a19 19 0 0 0-4-8"
      className="fill-none stroke-draw-mid"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);
