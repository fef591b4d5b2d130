export const electrician = (
  <>
    <path
      d="M24 3a15 15 0 0 0-9 27c2 1.6 3 3.3 3 5.5h12c0-2.2 1-3.9 3-5.5a15 15 0 0 0-9-27z"
      className="fill-draw-warm"
    />
    <path
      d="M24 3a15 15 0 0 1 9 27c-2 1.6-3 3.3-3 5.5h-4c0-3 1-6 3.5-8.5C36 20 33 7 24 3z"
      className="fill-draw-rust opacity-30"
    />
    <path d="M26.5 10 17 21.5h6L21 31l9.5-12h-6z" className="fill-draw-white" />
    <rect x="17" y="35" width="14" height="4" rx="2" className="fill-draw-deep" />
    <path
      d="M18.5 40h11a1.5 1.5 0 0 1 1.4 2l-.4 1a3 3 0 0 1-2.8 2h-7.4a3 3 0 0 1-2.8-2l-.4-1a1.5 1.5 0 0 1 1.4-2z"
      className="fill-draw-dark"
    />
  </>
);
