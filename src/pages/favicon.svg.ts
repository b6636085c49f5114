import { brand, smallMark } from '#content/index.ts';
import { drawTab } from '#lib/mark.ts';

export const GET = () => {
  const { accentOnPaper, accentOnDark } = brand.colours;
  return new Response(drawTab(smallMark, accentOnPaper, accentOnDark), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
