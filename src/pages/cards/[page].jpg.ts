import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCard } from './_draw-card.ts';
import { pages } from '#content/index.ts';
import type { PageId } from '#lib/paths.ts';
import { CARD } from '#lib/social-card.ts';

export const getStaticPaths = (() =>
  Object.keys(pages).map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const picture = await drawCard(params['page'] as PageId);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': CARD.type } });
};
