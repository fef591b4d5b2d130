export const magnifier = (
  <>
    <path d="M31 31l11 11" className="fill-none stroke-draw-rust" strokeWidth="6" strokeLinecap="round" />
    <circle cx="20" cy="20" r="16" className="fill-draw-deep" />
    <circle cx="20" cy="20" r="11.5" className="fill-draw-white" />
    <path
      d="M13 19a7.5 7.5 0 0 1 6-6"
      className="fill-none stroke-draw-pale"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M17 24.500h.010M21 24.500h.010M25 24.500h.010"
      className="fill-none stroke-draw-warm"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
  </>
);
