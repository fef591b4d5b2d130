export const bubbles = (
  <>
    <path
      d="M8 6h22a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H16l-8 7v-7a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z"
      className="fill-draw-deep"
    />
    <path
      d="M21 20h19a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4v6l-7-6H21a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
      className="fill-draw-warm"
    />
    <path d="M10 13h16" className="fill-none stroke-draw-white" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M24 29.500h.010M30.5 29.500h.010M37 29.500h.010"
      className="fill-none stroke-draw-white"
      strokeWidth="3.6"
      strokeLinecap="round"
    />
  </>
);
