export const emptyBox = (
  <>
    <path d="M7 20l17 6v18L9 38.800a3 3 0 0 1-2-2.800z" className="fill-draw-deep" />
    <path d="M41 20l-17 6v18l15-5.200a3 3 0 0 0 2-2.800z" className="fill-draw-mid" />
    <path d="M7 20l17-6 17 6-17 6z" className="fill-draw-pale" />
    <path d="M7 20l-4 6.5 16.5 6L24 26z" className="fill-draw-warm" />
    <path d="M41 20l4 6.5-16.5 6L24 26z" className="fill-draw-rust" />
    <path
      d="M24 4v5M15 6l2 4M33 6l-2 4"
      className="fill-none stroke-draw-warm"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </>
);
