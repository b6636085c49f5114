import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import browserslist from 'browserslist';
import { Features } from 'lightningcss';
import { editor } from './editor/integration.ts';
import { contentPolicy } from './hosting/content-policy.ts';
import { hostFiles } from './hosting/host-files.ts';
import { oneAddress } from './hosting/one-address.ts';
import { precompress } from './hosting/precompress.ts';
import { fontFamilies } from './src/content/faces.ts';
import { settings } from './src/settings.ts';

const clientIntent: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/scripts/client-intent.ts' }),
  },
};

const preview: AstroIntegration = {
  name: 'preview',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware, updateConfig }) => {
      if (command !== 'dev') return;
      const entrypoint = new URL('src/preview-middleware.ts', import.meta.url);
      addMiddleware({ order: 'pre', entrypoint });
      updateConfig({ vite: { plugins: [oneAddress] } });
    },
  },
};

export default defineConfig({
  site: settings.SITE_URL,
  output: 'static',
  // Addresses have no trailing slash: /about is the file about.html.
  trailingSlash: 'never',
  build: {
    format: 'file',
    // A page's styles travel in its first flight instead of costing a round trip.
    inlineStylesheets: 'always',
  },
  vite: {
    // The oldest engines that must read the site are stated once, in package.json.
    build: { target: browserslist().map((engine) => engine.replace(' ', '')) },
    // There is one colour scheme: nothing to carry out a choice between two.
    css: { lightningcss: { exclude: Features.LightDark } },
  },
  image: {
    service: {
      entrypoint: './src/content/focal-crop.ts',
      // A tenth of the default's time, for files a tenth larger (measured on the charts). With less
      // effort fine lines turn grey.
      config: { avif: { effort: 2 } },
    },
  },
  devToolbar: { enabled: false },
  // In this order: the last one compresses what the others have written.
  integrations: [
    react(),
    clientIntent,
    contentPolicy(settings.IMAGE_HOST),
    hostFiles(),
    editor(settings.EDITOR_REPOSITORY),
    precompress(),
    preview,
  ],
  // Local files only: the site asks no other origin for anything. See tools/fonts.ts.
  fonts: fontFamilies(),
});
