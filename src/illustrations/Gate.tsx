/** A port gate with its barrier down: the illustration of a page that requires a sign-in. */
export function Gate({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 256 140" className={className} aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="128" cy="66" r="60" className="fill-brand-50" />
      <path d="M24 122h208" className="stroke-brand-200" strokeWidth="4" />
      <path d="M148 90h52v30h-52Zm0-32h40v30h-40Z" className="fill-brand-100" />
      <path
        d="M156 96v18m9-18v18m9-18v18m9-18v18m9-18v18M156 64v18m8-18v18m8-18v18m8-18v18"
        className="stroke-brand-200"
        strokeWidth="3"
      />
      <path d="M62 60h42v60H62Z" className="fill-white stroke-brand-500" strokeWidth="3" />
      <path d="M56 60h54l-8-14H64Z" className="fill-brand-700" />
      <path d="M70 70h26v18H70Z" className="fill-brand-100 stroke-brand-500" strokeWidth="2" />
      <path d="M114 84h10v36h-10Z" className="fill-brand-700" />
      <path d="M119 92h106" className="stroke-brand-600" strokeWidth="9" />
      <path d="M136 92h12m16 0h12m16 0h12" className="stroke-white" strokeWidth="5" strokeLinecap="butt" />
      <path d="M77 104a6 6 0 0 1 12 0v4H77Z" className="fill-none stroke-brand-600" strokeWidth="3" />
      <path d="M74 106h18v12H74Z" className="fill-brand-600" />
    </svg>
  );
}
