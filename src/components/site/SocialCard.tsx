import type { Palette } from '#lib/palette.ts';

interface Props {
  firmName: string;
  eyebrow: string;
  heading: string;
  /** The heading's face: all its parts, by name. */
  fontFamily: string;
  palette: Palette;
  /** The mark as a data address: the drawing library knows pictures, and not its elements. */
  mark: string;
}

/**
 * The words of a page's preview, which are drawn over a chart into a picture at build and never seen
 * as HTML: that is why it is the one component with `style` attributes. The drawing library reads
 * them, and nothing else.
 */
export function SocialCard({ firmName, eyebrow, heading, fontFamily, palette, mark }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: '72%',
        height: '100%',
        padding: '64px 72px',
        color: palette.onDark,
        fontFamily,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 34 }}>
        <img src={mark} width={34} height={34} alt="" />
        {firmName}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
        <div style={{ color: palette.accent, fontSize: 28 }}>{eyebrow}</div>
        <div style={{ fontSize: 76, lineHeight: 1.04, letterSpacing: '-0.022em' }}>{heading}</div>
      </div>
    </div>
  );
}
