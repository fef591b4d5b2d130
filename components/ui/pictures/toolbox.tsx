export const toolbox = (
  <>
    <path
      d="M16 16v-4a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v4"
      className="fill-none stroke-draw-dark"
      strokeWidth="3"
    />
    <rect x="4" y="15" width="40" height="27" rx="4" className="fill-draw-deep" />
    <path d="M4 19a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v8H4z" className="fill-draw-mid" />
    <rect x="19" y="22" width="10" height="9" rx="2" className="fill-draw-warm" />
  </>
);
