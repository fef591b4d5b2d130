export const tailor = (
  <>
    <path
      d="M30 15c8-1 9 6 5 9s-4 7 1 8"
      className="fill-none stroke-draw-warm"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <rect x="9" y="13" width="20" height="24" rx="2" className="fill-draw-warm" />
    <path d="M9 19h20v3H9zM9 25h20v3H9zM9 31h20v3H9z" className="fill-draw-rust opacity-40" />
    <rect x="6" y="7" width="26" height="7" rx="3" className="fill-draw-deep" />
    <rect x="6" y="36" width="26" height="7" rx="3" className="fill-draw-deep" />
    <path d="M39.5 8.5 36 40.5l-1.6-.2 2.3-32a1.4 1.4 0 0 1 2.8.200z" className="fill-draw-dark" />
  </>
);
