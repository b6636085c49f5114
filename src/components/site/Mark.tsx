/** The firm's mark, a compass star in a ring; decoration beside the name. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="12" cy="12" r="11" strokeWidth="0.9" />
      <path
        strokeWidth="0.9"
        strokeLinejoin="round"
        d="M12 3.5 13.8 10.2 20.5 12 13.8 13.8 12 20.5 10.2 13.8 3.5 12 10.2 10.2Z"
      />
      <circle cx="12" cy="12" r="1" fill="currentColor" stroke="none" />
    </svg>
  );
}
