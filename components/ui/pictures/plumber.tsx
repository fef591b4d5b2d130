export const plumber = (
  <>
    <rect x="12" y="3" width="20" height="5" rx="2.5" className="fill-draw-warm" />
    <path d="M20 7h4v8h-4z" className="fill-draw-rust" />
    <path d="M7 14h22c7 0 12 5 12 12v3H30v-2c0-2-1-3-3-3H7z" className="fill-draw-deep" />
    <path
      d="M2 12.5A1.5 1.5 0 0 1 3.5 11h3A1.5 1.5 0 0 1 8 12.5v13A1.5 1.5 0 0 1 6.5 27h-3A1.5 1.5 0 0 1 2 25.5z"
      className="fill-draw-dark"
    />
    <rect x="28" y="28" width="15" height="4.5" rx="2" className="fill-draw-dark" />
    <path d="M35.5 34.5c2.6 3.5 4 5.5 4 7.3a4 4 0 0 1-8 0c0-1.8 1.4-3.8 4-7.3z" className="fill-draw-mid" />
  </>
);
