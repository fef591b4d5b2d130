export const acTechnician = (
  <>
    <rect x="3" y="6" width="42" height="20" rx="4" className="fill-draw-white" />
    <path d="M3 18h42v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" className="fill-draw-deep" />
    <path d="M9 22h30" className="fill-none stroke-draw-mid" strokeWidth="2" strokeLinecap="round" />
    <rect x="8" y="11" width="14" height="2.5" rx="1.25" className="fill-draw-pale" />
    <circle cx="38" cy="12.2" r="2" className="fill-draw-warm" />
    <path
      d="M12 31c0 5-4 5-4 11M24 31v12M36 31c0 5 4 5 4 11"
      className="fill-none stroke-draw-mid"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

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

export const cook = (
  <>
    <path
      d="M18 4c3 3-3 5 0 9M25 3c3 3-3 6 0 10M32 4c3 3-3 5 0 9"
      className="fill-none stroke-draw-warm"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path
      d="M2 24.5a2.5 2.5 0 0 1 2.5-2.5H9v5H4.5A2.5 2.5 0 0 1 2 24.5zM46 24.5a2.5 2.5 0 0 0-2.5-2.5H39v5h4.5a2.5 2.5 0 0 0 2.5-2.5z"
      className="fill-draw-dark"
    />
    <path d="M8 22h32v8a14 14 0 0 1-14 14h-4A14 14 0 0 1 8 30z" className="fill-draw-deep" />
    <path
      d="M30 44c-1.3.6-2.6 1-4 1h-4A14 14 0 0 1 8 30v-3h6c0 9 6 16 16 17z"
      className="fill-draw-dark opacity-20"
    />
    <rect x="6" y="17" width="36" height="7" rx="3.5" className="fill-draw-mid" />
  </>
);

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

export const mason = (
  <>
    <path
      d="M4 27h17v8H4zM23 27h21v8H23zM4 37h9v8H4zM15 37h19v8H15zM36 37h8v8h-8z"
      className="fill-draw-rust"
    />
    <path
      d="M4 33.5h17V35H4zM23 33.5h21V35H23zM4 43.5h9V45H4zM15 43.5h19V45H15zM36 43.5h8V45h-8z"
      className="fill-draw-dark opacity-20"
    />
    <path d="M3 24.5c6-3 10-1 15-2s8-2 13-.500 8 0 14 .500V26H3z" className="fill-draw-pale" />
    <path d="M5 20 26 9.5c2-1 4 1 3 3L25 22c-.6 1.4-2 1.6-3.2 1.3z" className="fill-draw-deep" />
    <path d="m27 11 5-2.5" className="fill-none stroke-draw-dark" strokeWidth="2.5" strokeLinecap="round" />
    <path d="m31 8.5 8.5-5a2.8 2.8 0 0 1 2.8 4.9l-8.8 4.7z" className="fill-draw-warm" />
  </>
);

export const mechanic = (
  <>
    <path
      fillRule="evenodd"
      d="m20.5 5 6 0 1 4.3 3 1.3 3.8-2.3 4.2 4.2-2.3 3.8 1.3 3 4.3 1v6l-4.3 1-1.3 3 2.3 3.8-4.2 4.2-3.8-2.3-3 1.3-1 4.3h-6l-1-4.3-3-1.3-3.8 2.3-4.2-4.2 2.3-3.8-1.3-3-4.3-1v-6l4.3-1 1.3-3-2.3-3.8 4.2-4.2 3.8 2.3 3-1.3zM23.5 17a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z"
      className="fill-draw-deep"
    />
    <path
      d="M45.5 31a7.5 7.5 0 0 1-9.7 7.2L29.5 44.5a3.4 3.4 0 0 1-4.8-4.8l6.3-6.3A7.5 7.5 0 0 1 40.5 24l-4.4 4.5.8 3.7 3.7.8 4.5-4.4c.3.8.4 1.6.4 2.4z"
      className="fill-draw-warm"
    />
    <circle cx="27.2" cy="42" r="1.5" className="fill-draw-rust" />
  </>
);

export const painter = (
  <>
    <path
      d="M38 10h3.5A2.5 2.5 0 0 1 44 12.5v6a2.5 2.5 0 0 1-2.5 2.5H27a2 2 0 0 0-2 2v5"
      className="fill-none stroke-draw-dark"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <rect x="5" y="4" width="33" height="13" rx="3.5" className="fill-draw-warm" />
    <path
      d="M5 11h33v2.5a3.5 3.5 0 0 1-3.5 3.5h-26A3.5 3.5 0 0 1 5 13.5z"
      className="fill-draw-rust opacity-30"
    />
    <path d="M9 17h6v9a3 3 0 0 1-6 0z" className="fill-draw-warm" />
    <rect x="21" y="27" width="8" height="18" rx="3.5" className="fill-draw-deep" />
    <rect x="21" y="27" width="8" height="5" rx="2.5" className="fill-draw-mid" />
  </>
);

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

export const tailor = (
  <>
    <path
      d="M30 15c8-1 9 6 5 9s-4 7 1 8"
      className="fill-none stroke-draw-warm"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <rect x="9" y="13" width="20" height="24" rx="2" className="fill-draw-warm" />
    <path d="M9 19h20v3H9zM9 25h20v3H9zM9 31h20v3H9z" className="fill-draw-rust opacity-40" />
    <rect x="6" y="7" width="26" height="7" rx="3" className="fill-draw-deep" />
    <rect x="6" y="36" width="26" height="7" rx="3" className="fill-draw-deep" />
    <path d="M39.5 8.5 36 40.5l-1.6-.2 2.3-32a1.4 1.4 0 0 1 2.8.200z" className="fill-draw-dark" />
  </>
);

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
