export const welder = (
  <>
    <path
      d="M24 4c9 0 15 6 15 15v10c0 8-6 15-15 15S9 37 9 29V19C9 10 15 4 24 4z"
      className="fill-draw-deep"
    />
    <path
      d="M24 4c9 0 15 6 15 15v10c0 8-6 15-15 15 6-3 8-9 8-16V18c0-7-3-12-8-14z"
      className="fill-draw-dark opacity-20"
    />
    <path
      d="M6 20.5A1.5 1.5 0 0 1 7.5 19H11v9H7.5A1.5 1.5 0 0 1 6 26.5zM42 20.5a1.5 1.5 0 0 0-1.5-1.5H37v9h3.5a1.5 1.5 0 0 0 1.5-1.5z"
      className="fill-draw-mid"
    />
    <rect x="14" y="15" width="20" height="11" rx="2.5" className="fill-draw-warm" />
    <path d="m24 26 4-11h4l-4 11z" className="fill-draw-white opacity-60" />
    <path d="M18 33h12M20 37h8" className="fill-none stroke-draw-mid" strokeWidth="2" strokeLinecap="round" />
  </>
);
