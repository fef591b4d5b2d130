export const painter = (
  <>
    <path
      d="M38 10h3.5A2.5 2.5 0 0 1 44 12.5v6a2.5 2.5 0 0 1-2.5 2.5H27a2 2 0 0 0-2 2v5"
      className="fill-none stroke-draw-dark"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <rect x="5" y="4" width="33" height="13" rx="3.5" className="fill-draw-warm" />
    <path
      d="M5 11h33v2.5a3.5 3.5 0 0 1-3.5 3.5h-26A3.5 3.5 0 0 1 5 13.5z"
      className="fill-draw-rust opacity-30"
    />
    <path d="M9 17h6v9a3 3 0 0 1-6 0z" className="fill-draw-warm" />
    <rect x="21" y="27" width="8" height="18" rx="3.5" className="fill-draw-deep" />
    <rect x="21" y="27" width="8" height="5" rx="2.5" className="fill-draw-mid" />
  </>
);
