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
