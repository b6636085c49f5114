interface Props {
  className?: string | undefined;
}

/** Head and shoulders as an island of their own, with contours, in the shape of a portrait's frame. */
export function PortraitPlaceholder({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 200 250" fill="none" stroke="currentColor" aria-hidden>
      <g strokeWidth="1.6">
        <ellipse cx="100" cy="102" rx="40" ry="49" />
        <path d="M14 250C16 193 54 162 100 162s84 31 86 88" />
      </g>
      <g strokeWidth="0.8" opacity="0.6">
        <ellipse cx="100" cy="102" rx="32" ry="40" />
        <ellipse cx="100" cy="102" rx="24" ry="31" />
        <path d="M28 250c2-48 34-76 72-76s70 28 72 76" />
        <path d="M42 250c2-41 28-64 58-64s56 23 58 64" />
        <path d="M56 250c2-33 22-52 44-52s42 19 44 52" />
      </g>
    </svg>
  );
}
