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
