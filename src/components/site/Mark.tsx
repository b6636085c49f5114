import { bodyOfMark, sizeOfMark, type Mark as MarkData } from '#lib/mark.ts';

interface Props {
  mark: MarkData;
  /** Of the page: ids in the drawing are this place's own. */
  place: string;
  /** In pixels. */
  height: number;
}

/** The firm's mark; decoration beside the name. */
export function Mark({ mark, place, height }: Props) {
  const size = sizeOfMark(mark);
  return (
    <svg
      width={Math.round((height * size.width) / size.height)}
      height={height}
      viewBox={mark.viewBox}
      fill="currentColor"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: bodyOfMark(mark, place) }}
    />
  );
}
