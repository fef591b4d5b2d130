import nextVitals from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';
import { hunar } from './tools/lint/plugin.ts';

const typescript = ['**/*.ts', '**/*.tsx'];
const screens = ['app/**/*.tsx', 'components/**/*.tsx'];
const nextFiles = ['app/**/*.{ts,tsx}', '*.config.{ts,mjs}'];

const a11y = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y'])?.plugins['jsx-a11y'];

const inFiles = (files, configs) => configs.map((config) => ({ ...config, files }));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '.next/',
      '.data/',
      '.cache/',
      'public/*',
      '!public/sw.js',
      'next-env.d.ts',
      'bench/payload/',
    ],
  },
  // A rule that does not fit is changed here, for everyone and with a reason; no file switches one off for itself.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  ...inFiles(screens, nextVitals),
  { files: screens, rules: a11y.flatConfigs.strict.rules },
  // A log or a wide table scrolls, so the keyboard must be able to reach it.
  {
    files: screens,
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'log', 'region'] }],
    },
  },

  // Pictures come in fixed sizes from our own image route; next/image is off.
  { files: screens, rules: { '@next/next/no-img-element': 'off' } },

  // Users who pay per megabyte should fetch only the pages they open.
  {
    files: screens,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name='Link']:not(:has(JSXAttribute[name.name='prefetch']))",
          message: 'A link says prefetch={false}: pages are made for each reader, and data costs money.',
        },
        {
          selector:
            "JSXOpeningElement[name.name!='fieldset'] > JSXAttribute[name.name='disabled'] :matches(Identifier[name=/^(is(Busy|Sending|Waiting|Locked|Held)|lock)$/], Literal[value='busy'])",
          message: 'A button that waits is held (isHeld, or held): disabled, it would lose the focus.',
        },
      ],
    },
  },

  // Rules that need types are oxlint's: .oxlintrc.json.
  ...inFiles(typescript, tseslint.configs.recommended),
  {
    files: typescript,
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Such an import would load the module for nothing.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  // A contract's schemas return the input that the contract names, but TypeScript cannot follow them.
  {
    files: ['lib/platform/http/parse-input.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    plugins: { hunar },
    rules: {
      'hunar/boundaries': 'error',
      'hunar/file-names': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  // `every` on an empty array is vacuously true.
  {
    files: ['**/*.{test,spec}.ts', 'e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='assert'] > CallExpression.arguments > MemberExpression.callee[property.name='every']",
          message: 'assertEach() of e2e/kit/assert-each.ts also refuses an empty list.',
        },
        ...[
          "CallExpression[callee.object.name='assert'][callee.property.name='ok'] > UnaryExpression.arguments[operator='!']",
          "CallExpression[callee.object.name='assert'][callee.property.name=/^(doesNotMatch|notEqual|notDeepEqual)$/] > .arguments",
        ].flatMap((asserted) =>
          ['ChainExpression', "LogicalExpression[operator='??']"].map((missing) => ({
            selector: `:matches(${asserted} ${missing}, ${asserted}:matches(${missing}))`,
            message: 'What is not there is not so either: assert first that it is there.',
          })),
        ),
      ],
    },
  },
  // Next and the test runners ask files for their default export.
  {
    files: [...nextFiles, 'tools/test/quiet-reporter.ts', 'e2e/fixtures/note-failures.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: [
      'server/scripts/**',
      'lib/platform/terminal/**',
      'tools/**',
      'bench/**',
      'e2e/figures/**',
      'e2e/proofs/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
