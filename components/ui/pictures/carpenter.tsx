export const carpenter = (
  <>
    <g transform="rotate(-38 24 24)">
      <path d="M17 17h29l1 5-30 12z" className="fill-draw-mid" />
      <path
        d="m17 34 2.4-1 .2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8 2.4-3.8.2 2.8L46 22.4l1-.4-30 12z"
        className="fill-draw-deep"
      />
      <path
        fillRule="evenodd"
        d="M6 14h10a4 4 0 0 1 4 4v14a5 5 0 0 1-5 5H9c-4 0-7-3-6-7l1.5-5L2 19c-.5-3 1-5 4-5zm4.5 7a2 2 0 0 0-2 2.5l.6 2-.8 3A2 2 0 0 0 10.2 31h2.3a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2z"
        className="fill-draw-rust"
      />
    </g>
  </>
);
