/** The firm's mark, a compass star in a ring; decoration beside the name. See tools/art/mark.ts. */
export function Mark() {
  return (
    <svg width="34" height="34" viewBox="0 0 24 24" aria-hidden>
      <g fill="none" stroke="currentColor" strokeLinejoin="round">
        <circle cx="12" cy="12" r="9.7" strokeWidth="0.85" />
        <path d="M12 0.45L14 10L21.7 12L14 14L12 23.55L10 14L2.3 12L10 10Z" strokeWidth="0.7" />
      </g>
      <path
        d="M12 0.45L14 10L12 12ZM21.7 12L14 14L12 12ZM12 23.55L10 14L12 12ZM2.3 12L10 10L12 12Z"
        fill="currentColor"
      />
    </svg>
  );
}
