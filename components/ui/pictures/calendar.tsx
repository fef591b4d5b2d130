export const calendar = (
  <>
    <rect x="5" y="9" width="38" height="34" rx="5" className="fill-draw-pale" />
    <path d="M5 14a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v6H5z" className="fill-draw-deep" />
    <path d="M15 5v8M33 5v8" className="fill-none stroke-draw-dark" strokeWidth="3.5" strokeLinecap="round" />
    <rect x="11" y="25" width="7" height="6" rx="1.5" className="fill-draw-white" />
    <rect x="20.5" y="25" width="7" height="6" rx="1.5" className="fill-draw-white" />
    <rect x="30" y="25" width="7" height="6" rx="1.5" className="fill-draw-warm" />
    <rect x="11" y="34" width="7" height="6" rx="1.5" className="fill-draw-white" />
    <rect x="20.5" y="34" width="7" height="6" rx="1.5" className="fill-draw-white" />
  </>
);
