import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What components know of the content: its types, and none of its values. */
const SHAPES = 'content/(?:schemas|words)\\.ts$';

/**
 * Which parts of src each part may import, by # and what follows. A part of which a pattern says
 * nothing is closed to it. The drawing in CONTRIBUTING.md says the same.
 */
const REACH = {
  'src/lib/**': ['lib/'],
  'src/components/ui/**': ['components/ui/', 'lib/'],
  'src/components/!(ui)/**': ['components/ui/', 'lib/', SHAPES],
  'src/islands/**': ['components/(?!site/)', 'lib/', SHAPES],
  'src/scripts/**': ['lib/'],
  'src/content/**': ['content/', 'lib/', 'settings\\.ts$'],
  'src/layouts/**': [
    'components/(?:site|ui)/',
    'content/',
    'lib/',
    'scripts/',
    'settings\\.ts$',
    'styles/',
  ],
  'src/pages/**': ['(?!pages/)'],
};

/** Which rooms each other room may not, or may only, import. */
const ROOMS = {
  'editor/**': '(?!src/)',
  'hosting/**': '(?!src/lib/)',
  'scripts/**': '(?!hosting/|src/|tests/run/)',
  'tests/**': '(?:scripts|tools)/',
  'tools/**': 'scripts/',
};

const importRule = (files, patterns, ignores = []) => ({
  files: [files],
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const UPWARD = { regex: '^\\.\\./', message: 'Name modules elsewhere in src by #.' };
const WRONG_WAY = 'Imports run one way: see the drawing in CONTRIBUTING.md.';

const layers = [
  importRule('src/**', [UPWARD]),
  ...Object.entries(REACH).map(([files, reach]) =>
    importRule(
      files,
      [
        UPWARD,
        { regex: `^#(?!${reach.join('|')})`, message: WRONG_WAY },
        ...(reach.includes('content/') || files.startsWith('src/pages')
          ? []
          : [
              { regex: '^astro:', message: 'Only pages, layouts and content know Astro.' },
              { regex: '^#content/', allowTypeImports: true, message: 'Take data as props.' },
            ]),
      ],
      // They stand beside what they test, and look from above.
      ['**/*.test.{ts,tsx}'],
    ),
  ),
  ...Object.entries(ROOMS).map(([files, rooms]) =>
    importRule(files, [{ regex: `^(?:\\.\\./)+${rooms}`, message: WRONG_WAY }]),
  ),
];

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
  {
    // What the compiler knows of every expression, in the one project that holds all: to read the others
    // too, or to ask for the one line of script in an .astro file, takes as long again. Of tools/ it knows
    // all only where its own packages are installed.
    files: ['**/*.{ts,tsx}'],
    ignores: ['tools/**', '**/*.astro/**'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      // Numbers are written as they are; a call that gives nothing may be an arrow's one expression.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Taking a field out of a record names it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Code that Node runs as it stands has no enums; and what does all that a class does may stand for it.
      // The two would take a sixth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
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
  layers,
);
