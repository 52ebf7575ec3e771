/** The product's logo, in the navigation bar of the Studio. */
export function ForecourtIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0e1726" />
      <path d="M9 24V8h14v4H13.4v3.4h7.8v3.8h-7.8V24z" fill="#fff" />
      <path d="M17.5 24h6.2" stroke="#5b8cff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
