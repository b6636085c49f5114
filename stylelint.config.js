const NAME_A_ROLE = { message: 'Name a role of tokens.css; colours stand in content/brand/.' };

export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'preview/**', 'test-builds/**'],
  rules: {
    'import-notation': null,
    'color-no-hex': [true, NAME_A_ROLE],
    'color-named': ['never', NAME_A_ROLE],
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
    'property-disallowed-list': [
      ['text-transform'],
      { message: 'Screen readers are told the changed letters, and spell words in capitals.' },
    ],
  },
  overrides: [
    {
      // Transparencies of the brand's colours are made in tokens.css.
      files: ['src/**/!(tokens).css'],
      rules: {
        'function-disallowed-list': [
          ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
          NAME_A_ROLE,
        ],
      },
    },
  ],
};
