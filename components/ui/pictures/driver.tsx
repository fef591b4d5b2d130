export const driver = (
  <>
    <path d="M13 13.5A5 5 0 0 1 17.6 10h12.8a5 5 0 0 1 4.6 3.5L38 23H10z" className="fill-draw-dark" />
    <path
      d="M16 15a2 2 0 0 1 1.9-1.5H23V22H13.8zM25 13.5h5.1A2 2 0 0 1 32 15l2.2 7H25z"
      className="fill-draw-white"
    />
    <path
      d="M5 27a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z"
      className="fill-draw-warm"
    />
    <path d="M5 32h38v4a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" className="fill-draw-rust opacity-50" />
    <path
      d="M8 37h8v3.5A2.5 2.5 0 0 1 13.5 43h-3A2.5 2.5 0 0 1 8 40.5zM32 37h8v3.5a2.5 2.5 0 0 1-2.5 2.5h-3a2.5 2.5 0 0 1-2.5-2.5z"
      className="fill-draw-dark"
    />
    <circle cx="12" cy="29" r="3" className="fill-draw-white" />
    <circle cx="36" cy="29" r="3" className="fill-draw-white" />
    <rect x="19" y="30" width="10" height="4" rx="1.5" className="fill-draw-deep" />
  </>
);
