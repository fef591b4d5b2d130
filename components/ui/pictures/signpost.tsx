export const signpost = (
  <>
    <path d="M22 5h4v40h-4z" className="fill-draw-rust" />
    <path d="M10 9h25l6 5.5-6 5.5H10a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z" className="fill-draw-deep" />
    <path d="M38 24H17l-6 5.5 6 5.5h21a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2z" className="fill-draw-warm" />
    <path
      d="M14 14.5h15M20 29.5h14"
      className="fill-none stroke-draw-white"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path d="M12 45c2-3 4-3 6-1 3-3 8-4 12 0 2-2 4-1 6 1z" className="fill-draw-mid" />
  </>
);
