export const gardener = (
  <>
    <path d="M24 29V15" className="fill-none stroke-draw-deep" strokeWidth="3" strokeLinecap="round" />
    <path d="M24 21C13 22 8 15 8 6c10 0 16 5 16 15z" className="fill-draw-deep" />
    <path d="M24 25c0-9 6-14 16-14 0 9-6 15-16 14z" className="fill-draw-mid" />
    <path d="M13 34h22l-2.4 9.6A2 2 0 0 1 30.7 45H17.3a2 2 0 0 1-1.9-1.4z" className="fill-draw-rust" />
    <path d="M26 34h9l-2.4 9.6A2 2 0 0 1 30.7 45H26z" className="fill-draw-dark opacity-15" />
    <rect x="10" y="28" width="28" height="7" rx="2" className="fill-draw-warm" />
  </>
);
