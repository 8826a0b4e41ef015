/** A shield with a star: the icon of the police filing number. */
export function PoliceBadge({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <path
        d="M10 1c2.2 1.5 4.7 2.2 7.5 2.2v6.3c0 4.6-2.9 7.7-7.5 9.5-4.6-1.8-7.5-4.9-7.5-9.5V3.2C5.3 3.2 7.8 2.5 10 1Z"
        className="fill-brand-200"
      />
      <path
        d="M10 3.1c1.8 1.1 3.7 1.6 5.8 1.7v4.7c0 3.6-2.2 6-5.8 7.5-3.6-1.5-5.8-3.9-5.8-7.5V4.800c2.100-.1 4-.6 5.800-1.700Z"
        className="fill-brand-700"
      />
      <path
        d="m10 5.800 1.200 2.700 2.900.3-2.200 1.900.7 2.900-2.600-1.500-2.600 1.500.7-2.900-2.200-1.900 2.900-.3Z"
        className="fill-hazard"
      />
    </svg>
  );
}
