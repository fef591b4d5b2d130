export const houseCleaner = (
  <>
    <path d="m42 4-9 18" className="fill-none stroke-draw-rust" strokeWidth="3.5" strokeLinecap="round" />
    <path d="M29 20.5c2-2.5 8 .500 8 3.5L36 45H19c4-7 6-15 10-24.5z" className="fill-draw-warm" />
    <path d="m31 28-5 17h3l4-16.5zM36 29l-2 16h2z" className="fill-draw-rust opacity-40" />
    <path d="M4 27h22l-2.3 16a2.5 2.5 0 0 1-2.5 2H8.8a2.5 2.5 0 0 1-2.5-2z" className="fill-draw-deep" />
    <rect x="2" y="24" width="26" height="5.5" rx="2.5" className="fill-draw-mid" />
    <circle cx="9" cy="18" r="4" className="fill-draw-mid" />
    <circle cx="17" cy="14" r="5" className="fill-draw-pale" />
    <circle cx="8" cy="8" r="3" className="fill-draw-pale" />
  </>
);
