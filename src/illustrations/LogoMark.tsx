/** The mark: a laden ship within a benzene ring. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d="M20 1.5 36 10.7v18.6L20 38.5 4 29.3V10.7Z" className="fill-brand-600" />
      <path d="M20 5.8 32.3 12.9v14.2L20 34.2 7.7 27.1V12.9Z" fill="none" stroke="#fff" strokeOpacity=".45" />
      <path d="M13 17.5h4.4v3.6H13Zm5.4-4.4h4.4v3.6h-4.4Zm0 4.4h4.4v3.6h-4.4Zm5.4 0h4.4v3.6h-4.4Z" fill="#fff" />
      <path d="M10.5 22.3h19.6l-2.6 4.6a2 2 0 0 1-1.7 1H14.6a2.4 2.4 0 0 1-2.2-1.4Z" fill="#fff" />
    </svg>
  );
}
