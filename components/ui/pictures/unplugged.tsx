export const unplugged = (
  <>
    <path
      d="M2 30h6a6 6 0 0 1 6-6"
      className="fill-none stroke-draw-dark"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M46 18h-6a6 6 0 0 0-6 6"
      className="fill-none stroke-draw-dark"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M11 16h6a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6h-6z" className="fill-draw-deep" />
    <path d="M37 16h-3a6 6 0 0 0-6 6v4a6 6 0 0 0 6 6h3z" className="fill-draw-warm" />
    <path
      d="M23 20.5h4M23 27.5h4"
      className="fill-none stroke-draw-dark"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path
      d="M25 5v6M18 7l3 5M32 7l-3 5M25 43v-6M18 41l3-5M32 41l-3-5"
      className="fill-none stroke-draw-warm"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </>
);
