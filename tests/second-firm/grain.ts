import sharp from 'sharp';

/** What makes a drawing look photographed: grey noise of this deviation, to be laid over in soft light. */
export const drawGrain = (
  size: { width: number; height: number },
  sigma: number,
): Promise<Buffer> =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();
