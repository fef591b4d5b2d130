export const unlocked = (
  <>
    <path
      d="M14 22v-7a10 10 0 0 1 19.2-3.9"
      className="fill-none stroke-draw-mid"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <rect x="8" y="21" width="32" height="22" rx="6" className="fill-draw-deep" />
    <circle cx="24" cy="32" r="7.5" className="fill-draw-warm" />
    <path
      d="m20.5 32.2 2.5 2.5 4.8-5"
      className="fill-none stroke-draw-deep"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
