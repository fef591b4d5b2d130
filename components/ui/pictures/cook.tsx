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
