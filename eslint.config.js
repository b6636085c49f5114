import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way: pages → layouts → components/site → ui; pages → islands and
 * components/<subject> → ui; everything → lib; lib → nothing. Modules elsewhere in src are named by
 * `#`, neighbours by `./`, so that a path shows at once which way an import goes.
 */
const importRule = (files, forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: ['../*'], message: 'Name modules elsewhere in src by #.' },
          ...forbidden.map(([regex, message]) => ({ regex, message })),
        ],
      },
    ],
  },
});

const content = ['^#content/(?!(?:schemas|words)\\.ts$)', 'Components take data as props.'];
const astroModules = ['^astro:', 'Only pages, layouts and content know Astro.'];

export default defineConfig(
  globalIgnores([
    'dist/',
    'servers/',
    'preview/',
    'shots/',
    'test-results/',
    'test-builds/',
    '.astro/',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  astro.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    // Loops over grids and rings know their bounds; a check at every read would hide the geometry.
    files: ['tools/art/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Read by tools, as a default export.
    files: ['*.config.{js,ts}', 'src/content/focal-crop.ts', 'src/scripts/client-intent.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Every word that a visitor reads stands in content/.
    files: ['src/{components,islands,layouts,pages}/**/*.{tsx,astro}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}/u]',
          'JSXElement > JSXExpressionContainer > :matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}/u]))',
          'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label)$/] :matches(Literal[value=/\\p{L}/u], TemplateElement[value.raw=/\\p{L}/u])',
          'JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/\\p{L}/u]',
        ].map((selector) => ({
          selector,
          message: 'Words for visitors stand in content/interface.yaml.',
        })),
      ],
    },
  },
  importRule(['src/**/*.{ts,tsx,astro}'], []),
  importRule(
    ['src/components/ui/**'],
    [content, astroModules, ['^#(components/(?!ui/)|islands|layouts)', 'ui knows no business.']],
  ),
  importRule(
    ['src/lib/**'],
    [content, astroModules, ['^#(?!lib/)', 'lib imports nothing but lib.']],
  ),
  importRule(
    ['src/components/!(ui)/**'],
    [
      content,
      astroModules,
      ['^#(islands|layouts|components/(?!ui/))', 'site and subjects import ui and lib only.'],
    ],
  ),
  importRule(
    ['src/islands/**'],
    [
      content,
      astroModules,
      ['^#(layouts|components/site/)', 'Islands import subjects, ui and lib.'],
    ],
  ),
);
