import type { PictureData } from '#lib/picture-data.ts';

interface Props {
  picture: PictureData;
  /** Empty for a picture that only decorates. */
  alt: string;
  className?: string | undefined;
  /** In the first view: fetched at once and before others. All other pictures wait until near. */
  isFirst?: boolean;
}

export function Picture({ picture, alt, className, isFirst = false }: Props) {
  const { sources, src, width, height, sizes } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.srcSet}
          type={source.type}
          media={source.media}
          srcSet={source.srcSet}
          sizes={sizes}
        />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
