/** Raw colours stand in tokens.css only; everything else names roles. */
const rawColours = {
  'color-no-hex': [true, { message: 'Name a role of tokens.css.' }],
  'color-named': ['never', { message: 'Name a role of tokens.css.' }],
  'function-disallowed-list': [
    ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    { message: 'Name a role of tokens.css.' },
  ],
};

export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'preview/**', 'test-builds/**'],
  rules: {
    'import-notation': null,
    // The -webkit- names that no standard name has replaced everywhere.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['tap-highlight-color'] }],
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'declaration-property-value-disallowed-list': {
      outline: ['0'],
    },
  },
  overrides: [
    {
      files: ['src/components/**/*.css', 'src/islands/**/*.css', 'src/styles/base.css'],
      rules: rawColours,
    },
  ],
};
